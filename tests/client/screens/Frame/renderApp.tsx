import { act, render } from '@testing-library/react';
import type { AppProps } from 'next/app';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import {
  Environment,
  getRequest,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { App } from '@/client/screens/Frame/App';
import { type PreferenceText, resolvePreferences } from '@/domain/preferences';
import { seedStore } from '@/relay/environment/seedStore';
import { dehydrateStore } from '@/relay/persistence/dehydrateStore';
import { loadSections } from '@/relay/route/lazySection';
import { RouteProps } from '@/relay/route/RouteProps';
import { executeOnServer } from '@/relay/route/serverSide';
import { siteQuery } from '@/relay/route/siteQuery';
import { aRouter } from '../../../support/renderScreen';

function Screen() {
  return <h1 tabIndex={-1}>A screen</h1>;
}

/** The app's frame around an empty screen, with the frame's own data from the real schema. */
export async function renderApp(
  path: string,
  {
    reader = {},
    router = {},
    notice,
  }: { reader?: PreferenceText; router?: Partial<NextRouter>; notice?: string } = {},
) {
  // Next writes it into every document, and the worker is started by it.
  window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, buildId: 'test' };
  const preferences = resolvePreferences({}, reader);
  const variables = { audience: preferences.audience };
  const answered = await executeOnServer(getRequest(siteQuery).params, variables);
  const environment = new Environment({
    network: Network.create(answer),
    store: new Store(new RecordSource()),
  });
  seedStore(environment, siteQuery, variables, answered.payload);
  const payload = dehydrateStore(environment, siteQuery, variables);
  const site = { preferences, payload, ...(notice !== undefined && { notice }) };
  const relay = new RouteProps({}, payload, 200, site, { environment });
  return renderFrame(path, { relay }, router);
}

/** The frame as the static error pages show it. */
export function renderStaticApp() {
  return renderFrame('/404', {}, {});
}

async function renderFrame(
  path: string,
  pageProps: { relay?: RouteProps },
  router: Partial<NextRouter>,
) {
  await loadSections();
  const at = (address: string) => (
    <RouterContext value={{ ...aRouter(address), ...router }}>
      <App
        Component={Screen}
        pageProps={pageProps}
        router={undefined as unknown as AppProps['router']}
      />
    </RouterContext>
  );
  const result = await act(() => Promise.resolve(render(at(path))));
  return {
    ...result,
    goTo: (address: string) => act(() => Promise.resolve(result.rerender(at(address)))),
  };
}

/** Answers like the server on the wire: data as far as there is any, and the errors. */
async function answer(
  ...[request, variables]: Parameters<Parameters<typeof Network.create>[0]>
): Promise<GraphQLResponse> {
  const { data, errors } = await executeOnServer(request, variables);
  return {
    data: data ?? null,
    errors: errors.map(({ message }) => ({ message })),
  } as GraphQLResponse;
}
