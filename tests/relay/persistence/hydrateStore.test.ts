import {
  createOperationDescriptor,
  Environment,
  getRequest,
  type GraphQLResponse,
  type LogEvent,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { featureScreenQuery } from '@/client/screens/FeatureScreen/FeatureScreen';
import { seedStore } from '@/relay/environment/seedStore';
import { dehydrateStore } from '@/relay/persistence/dehydrateStore';
import type { EncodedOperation } from '@/relay/persistence/encodedOperation';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { executeOnServer } from '@/relay/route/serverSide';
import { aStore, recordsOf } from '../../support/aStore';

const VARIABLES = { slug: 'has', audience: 'world', linePercent: 95, keysSkip: 0 };
const OPERATION = createOperationDescriptor(getRequest(featureScreenQuery), VARIABLES);

const featureAnswer = async () =>
  (await executeOnServer(getRequest(featureScreenQuery).params, VARIABLES)).payload;

/** The environment that the server renders from, and the records it puts into the HTML. */
function serve(answer: GraphQLResponse) {
  const server = aStore();
  seedStore(server.environment, featureScreenQuery, VARIABLES, answer);
  const encoded = dehydrateStore(server.environment, featureScreenQuery, VARIABLES);
  return { server, html: JSON.stringify(encoded) };
}

function withoutColumn(html: string): string {
  const [signature, columns, exceptions] = JSON.parse(html) as EncodedOperation;
  return JSON.stringify([signature, columns.slice(1), exceptions]);
}

describe('hydrateStore', () => {
  it('gives the browser the records the server has rendered', async () => {
    const { server, html } = serve(await featureAnswer());
    const { environment, source } = aStore();
    hydrateStore(environment, featureScreenQuery, VARIABLES, JSON.parse(html) as EncodedOperation);

    expect(recordsOf(source)).toEqual(recordsOf(server.source));
    expect(environment.check(OPERATION).status).toBe('available');
  });

  it('gives it the errors of fields that the server could not answer', async () => {
    const answer = {
      ...structuredClone(await featureAnswer()),
      errors: [{ message: 'broken', path: ['feature', 'coverage'] }],
    } as unknown as { data: { feature: { coverage: null } } };
    answer.data.feature.coverage = null;
    const { html } = serve(answer);
    const { environment, source } = aStore();
    hydrateStore(environment, featureScreenQuery, VARIABLES, JSON.parse(html) as EncodedOperation);

    expect(JSON.stringify(source)).toContain('"message":"broken"');
  });

  it('tells the store’s log of the operation, so that the disk can keep it', async () => {
    const { html } = serve(await featureAnswer());
    const events: LogEvent[] = [];
    const environment = new Environment({
      store: new Store(new RecordSource(), { log: (event) => events.push(event) }),
      network: Network.create(() => ({ data: {} })),
    });
    hydrateStore(environment, featureScreenQuery, VARIABLES, JSON.parse(html) as EncodedOperation);

    expect(events).toContainEqual(
      expect.objectContaining({
        name: 'store.notify.complete',
        sourceOperation: expect.objectContaining({ request: OPERATION.request }) as unknown,
      }),
    );
  });

  it('keeps what it gives from the garbage collector until a screen retains it', async () => {
    const { html } = serve(await featureAnswer());
    const source = new RecordSource();
    const environment = new Environment({
      store: new Store(source, { gcReleaseBufferSize: 50, gcScheduler: (run) => run() }),
      network: Network.create(() => ({ data: {} })),
    });
    hydrateStore(environment, featureScreenQuery, VARIABLES, JSON.parse(html) as EncodedOperation);
    const other = createOperationDescriptor(getRequest(featureScreenQuery), {
      ...VARIABLES,
      slug: 'a',
    });
    environment.retain(other).dispose();

    expect(environment.check(OPERATION).status).toBe('available');
  });

  it.each([
    ['another build’s form', (html: string) => html.replace(/^\["\d+/, '["1')],
    ['an answer as older builds put it into a page', () => '{"data":{"feature":null}}'],
    ['a form without a column', withoutColumn],
  ])('leaves the store as it is where the page holds %s', async (_, spoil) => {
    const { html } = serve(await featureAnswer());
    const { environment, source } = aStore();
    const text = spoil(html);
    hydrateStore(environment, featureScreenQuery, VARIABLES, JSON.parse(text) as EncodedOperation);

    expect(text).not.toBe(html);
    expect(source.size()).toBe(aStore().source.size());
    expect(environment.check(OPERATION).status).toBe('missing');
  });
});
