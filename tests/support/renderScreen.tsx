import { act, render, type RenderResult } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ComponentType } from 'react';
import { loadQuery } from 'react-relay/hooks';
import {
  Environment,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  Network,
  type OperationType,
  RecordSource,
  Store,
} from 'relay-runtime';
import type { Locale } from '@/domain/messages/locale';
import { resolvePreferences } from '@/domain/preferences';
import { seedStore } from '@/relay/environment/seedStore';
import { dehydrateStore } from '@/relay/persistence/dehydrateStore';
import { loadSections } from '@/relay/route/lazySection';
import { RefetchProvider } from '@/relay/route/refetch';
import type { ScreenProps } from '@/relay/route/route';
import { RouteProps } from '@/relay/route/RouteProps';
import { RouteRoot } from '@/relay/route/RouteRoot';
import { executeOnServer } from '@/relay/route/serverSide';
import { answerForViewer } from '@/server/api/operations/answerForViewer';
import type { Viewer } from '@/server/model/features/Viewer';

interface RenderOptions {
  readonly path?: string;
  readonly linePercent?: number;
  readonly locale?: Locale;
  /** For screens that differ by who opens them. */
  readonly isPrivate?: boolean;
  readonly viewer?: Viewer;
}

/**
 * Draws a screen with the answer of its *own* query, run in process against the real schema and the
 * shipped data. `audience` is `world` unless the variables say otherwise.
 */
export async function renderScreen<Q extends OperationType>(
  Screen: ComponentType<ScreenProps<Q>>,
  query: GraphQLTaggedNode,
  variables: Partial<Q['variables']>,
  { path = '/', linePercent = 95, locale = 'en', isPrivate = false, viewer }: RenderOptions = {},
): Promise<RenderResult> {
  const all = { audience: 'world', linePercent, ...variables };
  const ask = isPrivate ? answerAs(viewer) : executeOnServer;
  const { payload, errors } = await ask(getRequest(query).params, all);
  if (errors.length > 0)
    throw new Error(
      `The screen’s query failed: ${errors.map((error) => error.message).join('; ')}`,
    );

  const environment = new Environment({
    network: Network.create(async (request, requested) => (await ask(request, requested)).payload),
    store: new Store(new RecordSource()),
  });
  seedStore(environment, query, all, payload);
  const queryRef = loadQuery<Q>(environment, query, all, { fetchPolicy: 'store-only' });
  const preferences = { ...resolvePreferences({}, {}), audience: all.audience, linePercent };
  await loadSections();
  const encoded = dehydrateStore(environment, query, all);
  const relay = new RouteProps(all, encoded, 200, { preferences, locale }, { environment });
  return act(() =>
    Promise.resolve(
      render(
        <RouterContext value={aRouter(path)}>
          <RouteRoot relay={relay} fallbacks={{ Loading: () => null, Failure: () => null }}>
            <RefetchProvider query={query} variables={all}>
              <Screen queryRef={queryRef} />
            </RefetchProvider>
          </RouteRoot>
        </RouterContext>,
        { container: aMain() },
      ),
    ),
  );
}

/** Where the page's frame has the content. */
const aMain = () =>
  document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main' }));

const answerAs =
  (viewer: Viewer | undefined): typeof executeOnServer =>
  async ({ id }, variables) => {
    const answer = await answerForViewer(id ?? '', variables, viewer);
    return { data: answer.data, errors: answer.errors ?? [], payload: answer as GraphQLResponse };
  };

/** A router that stands still: enough for links and for reading the address. */
export function aRouter(asPath: string): NextRouter {
  const url = new URL(asPath, 'http://localhost');
  const stay = () => Promise.resolve(true);
  return {
    asPath,
    route: url.pathname,
    pathname: url.pathname,
    query: Object.fromEntries(url.searchParams),
    basePath: '',
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    push: stay,
    replace: stay,
    prefetch: () => Promise.resolve(),
    reload: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    beforePopState: () => undefined,
    events: { on: () => undefined, off: () => undefined, emit: () => undefined },
  };
}
