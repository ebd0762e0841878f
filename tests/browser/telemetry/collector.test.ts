/** @jest-environment jsdom */
import { EVENT_FIELDS, SESSION_FIELDS, SPAN_ATTRIBUTES } from '@/browser/telemetry/sentFields.data';

const SETTINGS = {
  dsn: 'https://key@collector.example/1',
  release: 'plimsoll@1.2.3',
  environment: 'test',
  sampleRate: 1,
};

type Sent = { readonly type: string; readonly payload: Record<string, unknown> }[];
const posts: string[] = [];
let requested: RequestInit | undefined;
const answer = { status: 200, headers: new Map() } as unknown as Response;

// jsdom measures nothing.
Object.assign(performance, { getEntriesByType: () => [], getEntries: () => [] });

// Before the SDK wraps it.
window.fetch = jest.fn((url: string, init?: RequestInit) => {
  if (url === '/api/telemetry') posts.push(init?.body as string);
  else requested = init;
  return Promise.resolve(answer);
}) as unknown as typeof fetch;

/** Loaded late, as pages do: the SDK looks at the browser while it is loaded. */
const load = () => import('@/browser/telemetry/collector');

function sent(): Sent {
  return posts.flatMap((post) => {
    const [, ...lines] = post.split('\n');
    return lines.flatMap((line, index) =>
      index % 2 === 0
        ? [
            {
              type: (JSON.parse(line) as { type: string }).type,
              payload: JSON.parse(lines[index + 1]!) as Record<string, unknown>,
            },
          ]
        : [],
    );
  });
}

const ofType = (type: string) =>
  sent().flatMap((item) => (item.type === type ? [item.payload] : []));
const spans = () =>
  ofType('span').flatMap(
    ({ items }) =>
      items as {
        name: string;
        trace_id: string;
        start_timestamp: number;
        end_timestamp: number;
        attributes: Record<string, { value: unknown }>;
      }[],
  );
const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

let collector: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
  collector = await load();
  const started = collector.start(SETTINGS, '/features/[slug]');
  await jest.advanceTimersByTimeAsync(200);
  await started;
});

afterAll(() => jest.useRealTimers());

const settle = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
};

describe('collector', () => {
  it('names a call by its operation and route, and sends no more than the lists allow', async () => {
    await collector.traceCall({ url: '/graphql', name: 'FeatureScreenQuery', kind: 'query' }, () =>
      fetch('/graphql', { method: 'POST', body: 'geheim' }),
    );
    await settle(3_000);

    const span = spans().find(({ name }) => name === 'query FeatureScreenQuery');
    expect(span?.attributes).toMatchObject({
      route: { value: '/features/[slug]' },
      'graphql.operation.name': { value: 'FeatureScreenQuery' },
    });
    for (const { attributes } of spans())
      for (const name of Object.keys(attributes)) expect(namesOf(SPAN_ATTRIBUTES)).toContain(name);
    expect(posts.join()).not.toContain('geheim');
  });

  it('propagates the trace to the server in both header formats', () => {
    expect(Object.keys(requested?.headers as object)).toEqual(
      expect.arrayContaining(['sentry-trace', 'baggage', 'traceparent']),
    );
  });

  it('waits at most 300 ms for the browser’s resource timing of a request', async () => {
    await collector.traceCall({ url: '/graphql', name: 'SlowQuery', kind: 'query' }, () =>
      fetch('/graphql', { method: 'POST' }),
    );
    await settle(299 + 1_000);
    const isEarly = spans().some(({ name }) => name === 'query SlowQuery');
    await settle(1);

    expect([isEarly, spans().some(({ name }) => name === 'query SlowQuery')]).toEqual([
      false,
      true,
    ]);
  });

  it('records only the length of a search', async () => {
    await collector.traceCall(
      { url: '/api/search', name: 'search', kind: 'search', queryLength: 6 },
      () => fetch('/api/search', { method: 'POST', body: 'geheim' }),
    );
    await settle(3_000);

    expect(spans().find(({ name }) => name === 'search search')?.attributes).toMatchObject({
      'search.query.length': { value: 6 },
    });
    expect(posts.join()).not.toContain('geheim');
  });

  it('reports an error under the given ID, with its component stack and listed fields', async () => {
    collector.captureError(
      new Error('It says "geheim"'),
      'a'.repeat(32),
      '\n    at FeatureHeader (https://plimsoll.example/_next/static/chunks/a.js:1:2)',
    );
    await settle(100);

    const event = ofType('event').at(-1)!;
    expect(event).toMatchObject({
      event_id: 'a'.repeat(32),
      release: 'plimsoll@1.2.3',
      transaction: '/features/[slug]',
    });
    expect(JSON.stringify(event.exception)).toContain('FeatureHeader');
    expect(Object.keys(event).filter((name) => !namesOf(EVENT_FIELDS).includes(name))).toEqual([]);
  });

  it('turns expected call failures into breadcrumbs, and reports the others', async () => {
    const before = ofType('event').length;
    collector.captureCall(
      { name: 'HomeScreenQuery', kind: 'query', reason: 'network', isExpected: true },
      new Error('geheim'),
      'b'.repeat(32),
    );
    collector.captureCall(
      { name: 'HomeScreenQuery', kind: 'query', reason: 'http', status: 500, isExpected: false },
      new Error('geheim'),
      'c'.repeat(32),
    );
    await settle(100);

    const events = ofType('event').slice(before);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      event_id: 'c'.repeat(32),
      tags: { operation: 'HomeScreenQuery', reason: 'http', status: 500 },
    });
    expect(JSON.stringify(events[0]!.breadcrumbs)).toContain('network');
    expect(posts.join()).not.toContain('geheim');
  });

  it('counts an uncaught error in the session, with only listed fields', async () => {
    collector.captureUncaught(new Error('Unseen'), 'd'.repeat(32), 'error');
    await settle(100);

    expect(ofType('session').at(-1)).toMatchObject({ status: 'unhandled', errors: 1 });
    for (const session of ofType('session')) {
      expect(
        Object.keys(session).filter((name) => !namesOf(SESSION_FIELDS).includes(name)),
      ).toEqual([]);
      expect(session.attrs).toEqual({ release: 'plimsoll@1.2.3', environment: 'test' });
    }
  });

  it('names a navigation by its route, not its URL, with its start time', async () => {
    Object.assign(window, { __BUILD_MANIFEST: { sortedPages: ['/', '/compat/[[...path]]'] } });
    const startMs = Date.now() - 2_000;
    collector.captureNavigation('/compat/css/geheim?q=geheim', startMs);
    collector.noteCall(
      { url: '/graphql', name: 'CompatScreenQuery', kind: 'query' },
      startMs + 100,
      startMs + 400,
    );
    await settle(40_000);

    const navigation = spans().find(({ name }) => name === '/compat/[[...path]]');
    expect(navigation).toMatchObject({
      start_timestamp: startMs / 1000,
      end_timestamp: (startMs + 400) / 1000,
    });
    expect(spans().find(({ name }) => name === 'query CompatScreenQuery')).toMatchObject({
      start_timestamp: (startMs + 100) / 1000,
      trace_id: navigation?.trace_id,
    });
    expect(posts.join()).not.toContain('geheim');
  });

  it('drops unsent events and stays silent once stopped', async () => {
    await collector.traceCall({ url: '/graphql', name: 'LastQuery', kind: 'query' }, () =>
      fetch('/graphql', { method: 'POST' }),
    );
    await settle(400);
    const before = posts.length;
    collector.stop();
    collector.captureError(new Error('Unheard'), 'e'.repeat(32));
    await settle(10_000);

    expect(posts).toHaveLength(before);
  });
});
