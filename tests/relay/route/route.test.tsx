/** @jest-environment jsdom */
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { createRoot } from 'react-dom/client';
import { loadQuery, usePreloadedQuery } from 'react-relay/hooks';
import {
  type ConcreteRequest,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  type OperationType,
  RecordSource,
  Store,
} from 'relay-runtime';
import { resolvePreferences } from '@/domain/preferences';
import { RequestError } from '@/relay/network/RequestError';
import { route, type ScreenProps } from '@/relay/route/route';
import { RouteProps } from '@/relay/route/RouteProps';
import { RouteRoot } from '@/relay/route/RouteRoot';
import { aRouter } from '../../support/renderScreen';

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

interface DayQuery extends OperationType {
  readonly response: { readonly baselineNow: { readonly asOf: string } };
}

const selections = [
  {
    kind: 'LinkedField',
    alias: null,
    args: null,
    name: 'baselineNow',
    concreteType: 'BaselineNow',
    plural: false,
    storageKey: null,
    selections: [{ kind: 'ScalarField', alias: null, args: null, name: 'asOf', storageKey: null }],
  },
];

/**
 * The compiler’s output for `query { baselineNow { asOf } }`: the queries of real screens hold only
 * fragments, and would wait further down.
 */
const dayQuery = {
  kind: 'Request',
  fragment: {
    kind: 'Fragment',
    name: 'DayQuery',
    type: 'Query',
    abstractKey: null,
    metadata: null,
    argumentDefinitions: [],
    selections,
  },
  operation: { kind: 'Operation', name: 'DayQuery', argumentDefinitions: [], selections },
  params: {
    id: 'day-test',
    cacheID: 'day-test',
    name: 'DayQuery',
    operationKind: 'query',
    text: null,
    metadata: {},
  },
} as unknown as ConcreteRequest;

const ANSWER: GraphQLResponse = { data: { baselineNow: { asOf: '2026-11-21' } } };

function Screen({ queryRef }: ScreenProps<DayQuery>) {
  return <h1>{usePreloadedQuery<DayQuery>(dayQuery, queryRef).baselineNow.asOf}</h1>;
}

const Page = route<DayQuery>({ Screen, query: dayQuery, variables: () => ({}) });

/** Lets everything run that waits for nothing but its turn. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Goes to a page by a link, as React draws it in life: outside of `act`, which leaves its waits
 * out.
 */
async function navigate() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const sinks: Sink[] = [];
  const environment = new Environment({
    network: Network.create(() => Observable.create((sink: Sink) => void sinks.push(sink))),
    store: new Store(new RecordSource()),
  });
  const relay = new RouteProps(
    {},
    null,
    200,
    { preferences: resolvePreferences({}, {}) },
    { environment, ref: loadQuery(environment, dayQuery, {}) },
  );
  const fallbacks = {
    Loading: () => <p>Loading</p>,
    Failure: ({ message }: { message?: string | undefined }) => <p role="alert">{message}</p>,
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: () => undefined });
  root.render(
    <RouterContext value={aRouter('/features')}>
      <RouteRoot relay={relay} fallbacks={fallbacks}>
        <Page relay={relay} />
      </RouteRoot>
    </RouterContext>,
  );
  await turns();
  return { sink: sinks[0]!, shown: () => container.textContent, leave: () => root.unmount() };
}

describe('route', () => {
  it('shows a skeleton immediately, and the screen as soon as its data arrives', async () => {
    const { sink, shown, leave } = await navigate();
    expect(shown()).toBe('Loading');
    sink.next(ANSWER);
    sink.complete();
    await turns();

    expect(shown()).toBe('2026-11-21');
    leave();
  });

  it('shows a failure just as soon', async () => {
    const { sink, shown, leave } = await navigate();
    sink.error(new RequestError('timeout', 'The server has not answered.'));
    await turns();

    expect(shown()).toBe('The server has not answered.');
    leave();
  });
});
