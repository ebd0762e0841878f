/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadQuery } from 'react-relay/hooks';
import {
  Environment,
  getRequest,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import type { FeatureScreenQuery } from '@/__generated__/FeatureScreenQuery.graphql';
import { FeatureScreen, featureScreenQuery } from '@/client/screens/FeatureScreen/FeatureScreen';
import { keepFocus } from '@/client/ui/keepFocus';
import { resolvePreferences } from '@/domain/preferences';
import { seedStore } from '@/relay/environment/seedStore';
import { dehydrateStore } from '@/relay/persistence/dehydrateStore';
import type { EncodedOperation } from '@/relay/persistence/encodedOperation';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { loadSections } from '@/relay/route/lazySection';
import { RefetchProvider } from '@/relay/route/refetch';
import { RouteProps } from '@/relay/route/RouteProps';
import { RouteRoot } from '@/relay/route/RouteRoot';
import { executeOnServer } from '@/relay/route/serverSide';
import { aRouter } from '../../support/renderScreen';

const VARIABLES = { slug: 'has', audience: 'world', linePercent: 95, keysSkip: 0 };
const ERROR_ID = '0123456789abcdef0123456789abcdef';

const answer = async () =>
  (await executeOnServer(getRequest(featureScreenQuery).params, VARIABLES)).payload;

/** The whole answer without the coverage of earlier times, which failed. */
async function brokenAnswer(): Promise<GraphQLResponse> {
  const whole = JSON.parse(JSON.stringify(await answer())) as {
    data: { feature: Record<string, unknown> };
  };
  whole.data.feature.coverageHistory = null;
  return {
    ...whole,
    errors: [
      {
        message: 'Internal error',
        path: ['feature', 'coverageHistory'],
        extensions: { code: 'INTERNAL', errorId: ERROR_ID },
      },
    ],
  } as unknown as GraphQLResponse;
}

/** As it travels in the HTML. */
function encodedAnswer(payload: GraphQLResponse): EncodedOperation {
  const environment = new Environment({
    network: Network.create(() => ({ data: {} })),
    store: new Store(new RecordSource()),
  });
  seedStore(environment, featureScreenQuery, VARIABLES, payload);
  const encoded = dehydrateStore(environment, featureScreenQuery, VARIABLES);
  return JSON.parse(JSON.stringify(encoded)) as EncodedOperation;
}

/** Renders one answer on both sides; trying again gets what `retried` returns. */
function featurePage(payload: GraphQLResponse, retried: () => Promise<GraphQLResponse>) {
  const encoded = encodedAnswer(payload);
  const environment = new Environment({
    network: Network.create(retried),
    store: new Store(new RecordSource()),
  });
  hydrateStore(environment, featureScreenQuery, VARIABLES, encoded);
  const queryRef = loadQuery<FeatureScreenQuery>(environment, featureScreenQuery, VARIABLES, {
    fetchPolicy: 'store-only',
  });
  const preferences = resolvePreferences({}, {});
  const relay = new RouteProps(VARIABLES, encoded, 200, { preferences }, { environment });
  return (
    <RouterContext value={aRouter('/features/has')}>
      <RouteRoot relay={relay} fallbacks={{ Loading: () => null, Failure: () => null }}>
        <RefetchProvider query={featureScreenQuery} variables={VARIABLES}>
          <FeatureScreen queryRef={queryRef} />
        </RefetchProvider>
      </RouteRoot>
    </RouterContext>
  );
}

/** Draws the page on the server and takes it over in the browser, each with a store of its own. */
async function hydrate(payload: GraphQLResponse, retried: () => Promise<GraphQLResponse>) {
  const complaints: unknown[] = [];
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(featurePage(payload, retried));
  const served = container.innerHTML;
  jest.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
  const root = await act(() =>
    hydrateRoot(container, featurePage(payload, retried), {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  return { served, container, complaints, leave: () => act(() => root.unmount()) };
}

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('SectionFailure', () => {
  // As on the server, which has the code of all sections before it renders.
  beforeAll(() => loadSections());

  it('hydrates without a mismatch', async () => {
    const { served, container, complaints, leave } = await hydrate(await brokenAnswer(), answer);

    expect(complaints).toEqual([]);
    expect(served).toContain(screen.getByRole('alert').outerHTML);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `The coverage over time could not be loaded. If you write to us about it, name this error: ${ERROR_ID}`,
    );
    expect(container).not.toHaveTextContent('History unknown');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(':has()');
    expect(screen.getByRole('heading', { name: 'Who can’t use it' })).toBeVisible();
    leave();
  });

  it('is replaced by the section if a retry succeeds, whose heading then has the focus', async () => {
    const stop = keepFocus();
    const { leave } = await hydrate(await brokenAnswer(), answer);
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    act(() => button.click());

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Coverage over time' })).toHaveFocus();
    stop();
    leave();
  });

  it('says so if a retry fails', async () => {
    const { leave } = await hydrate(await brokenAnswer(), brokenAnswer);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The coverage over time could still not be loaded.',
      ),
    );
    leave();
  });

  it('says so if the server can’t be reached', async () => {
    const { leave } = await hydrate(await brokenAnswer(), () => Promise.reject(new Error('Gone.')));
    act(() => screen.getByRole('button', { name: 'Try again' }).click());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could still not'));
    leave();
  });
});
