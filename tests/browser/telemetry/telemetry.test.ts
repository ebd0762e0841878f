/** @jest-environment jsdom */
import type * as Telemetry from '@/browser/telemetry/telemetry';

const captured: unknown[][] = [];
const note =
  (name: string) =>
  (...given: unknown[]) =>
    void captured.push([name, ...given]);

jest.mock('@/browser/telemetry/collector', () => ({
  start: (...given: unknown[]) => Promise.resolve(note('start')(...given)),
  nextTask: () => Promise.resolve(),
  finish: () => note('finish')(),
  stop: () => note('stop')(),
  captureError: (...given: unknown[]) => note('error')(...given),
  captureUncaught: (...given: unknown[]) => note('uncaught')(...given),
  captureCall: (...given: unknown[]) => note('call')(...given),
  captureNavigation: (...given: unknown[]) => note('navigation')(...given),
  noteCall: (...given: unknown[]) => note('called')(...given),
  traceCall: (...[call, send]: [unknown, () => unknown]) => {
    note('traceCall')(call);
    return send();
  },
}));

type Handler = (...given: unknown[]) => void;
const mockRouteHandlers = new Map<string, Handler>();

jest.mock('next/router', () => ({
  __esModule: true,
  default: {
    pathname: '/features/[slug]',
    events: {
      on: (name: string, handler: Handler) => mockRouteHandlers.set(name, handler),
      off: (name: string) => mockRouteHandlers.delete(name),
    },
  },
}));

const SETTINGS = {
  dsn: 'https://abc@collector.example/1',
  release: 'r',
  environment: 'e',
  sampleRate: 1,
};
const FAILURE = {
  name: 'HomeScreenQuery',
  kind: 'query',
  reason: 'http',
  isExpected: false,
} as const;

let telemetry: typeof Telemetry;

/** As a page loads it. */
async function load(): Promise<void> {
  jest.resetModules();
  telemetry = await import('@/browser/telemetry/telemetry');
}

/** As a page is hydrated: by what the server has said, and then left alone for so long. */
async function hydrate({
  settings = SETTINGS,
  forMs = 6_000,
  meanwhile = () => undefined,
}: { settings?: typeof SETTINGS | undefined; forMs?: number; meanwhile?: () => void } = {}) {
  jest.useFakeTimers();
  telemetry.configureTelemetry(settings);
  telemetry.startTelemetry();
  meanwhile();
  await jest.advanceTimersByTimeAsync(forMs);
  jest.useRealTimers();
}

const names = () => captured.map(([name]) => name);
const throwUncaught = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

function hide(): void {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

beforeEach(() => {
  captured.length = 0;
});

afterEach(() => telemetry.stopTelemetry());

describe('telemetry', () => {
  it('queues events until the collector loads, and hands them over in order', async () => {
    await load();
    const early = new Error('early');
    throwUncaught(early);
    const id = telemetry.report(new Error('drawn'), 'at Screen');
    await hydrate();

    expect(names()).toEqual(['start', 'uncaught', 'error']);
    expect(captured[1]).toEqual([
      'uncaught',
      early,
      expect.stringMatching(/^[0-9a-f]{32}$/),
      'error',
    ]);
    expect(captured[2]).toEqual(['error', expect.any(Error), id, 'at Screen']);
  });

  it('queues at most twenty events', async () => {
    await load();
    for (let count = 0; count < 1000; count += 1) throwUncaught(new Error(String(count)));
    await hydrate();

    expect(captured).toHaveLength(21);
  });

  it('loads the collector once, however much there is to report', async () => {
    await load();
    await hydrate({
      meanwhile: () => {
        for (let count = 0; count < 1000; count += 1) throwUncaught(new Error(String(count)));
        expect(jest.getTimerCount()).toBeLessThan(5);
      },
    });

    expect(captured).toHaveLength(21);
  });

  it('reports each error once, under one ID', async () => {
    await load();
    const error = new Error('met twice');
    const id = telemetry.report(error);

    expect(telemetry.report(error)).toBe(id);
    await hydrate();
    expect(names()).toEqual(['start', 'error']);
  });

  it('uses the server log’s ID for a failed call, and none if no event is sent', async () => {
    await load();
    const expected = new Error('offline');

    expect(telemetry.reportCall(FAILURE, new Error(), 'a'.repeat(32))).toBe('a'.repeat(32));
    expect(telemetry.reportCall({ ...FAILURE, isExpected: true }, expected)).toBeUndefined();
    expect(telemetry.report(expected)).toBeUndefined();
    await hydrate();
    expect(names()).toEqual(['start', 'call', 'call']);
  });

  it('runs nothing on an idle page for five seconds', async () => {
    await load();
    await hydrate({ forMs: 4_900 });

    expect(captured).toEqual([]);
  });

  it.each(['pointerdown', 'keydown', 'visibilitychange'])(
    'runs the collector as soon as the page is idle on %s',
    async (type) => {
      await load();
      await hydrate({ forMs: 100, meanwhile: () => document.dispatchEvent(new Event(type)) });

      expect(captured).toEqual([['start', SETTINGS, '/features/[slug]']]);
    },
  );

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', () => hide()],
  ])(
    'runs the collector in the task in which the page is %s, maybe its last',
    async (_, goAway) => {
      await load();
      await hydrate({ forMs: 100 });
      jest.useFakeTimers();
      goAway();
      // Runs only the promise queue: no timer and no idle callback.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      jest.useRealTimers();

      expect(captured).toEqual([['start', SETTINGS, '/features/[slug]'], ['finish']]);
    },
  );

  it('loads the collector immediately if there is something to report', async () => {
    await load();
    await hydrate({ forMs: 100, meanwhile: () => throwUncaught(new Error('late')) });

    expect(names()).toEqual(['start', 'uncaught']);
  });

  it('hands over earlier navigations and calls with times, and forwards later ones', async () => {
    await load();
    const call = { url: '/graphql', name: 'BrowsersScreenQuery', kind: 'query' } as const;
    await hydrate({
      meanwhile: () => {
        mockRouteHandlers.get('routeChangeStart')?.('/browsers', { shallow: false });
        mockRouteHandlers.get('routeChangeStart')?.('/browsers?sort=name', { shallow: true });
        void telemetry.traceRequest(call, () => new Promise((resolve) => setTimeout(resolve, 50)));
      },
    });
    const [, navigation, called] = captured as [
      unknown,
      [string, string, number],
      [string, unknown, number, number],
    ];

    expect(names()).toEqual(['start', 'navigation', 'called']);
    expect(navigation[1]).toBe('/browsers');
    expect(called[1]).toBe(call);
    expect(called[3] - called[2]).toBe(50);
    expect(await telemetry.traceRequest(call, () => Promise.resolve('answer'))).toBe('answer');
    expect(names().at(-1)).toBe('traceCall');
  });

  it('does nothing and stops listening without settings from the server', async () => {
    await load();
    throwUncaught(new Error('early'));
    const hush = jest.spyOn(window, 'removeEventListener');
    telemetry.configureTelemetry(undefined);
    await hydrate({ settings: undefined });

    expect(hush.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(['error', 'unhandledrejection']),
    );
    expect(telemetry.report(new Error('unheard'))).toBeUndefined();
    expect(captured).toEqual([]);
  });

  it('does nothing if the reader opted out', async () => {
    document.cookie = 'telemetry=off';
    await load();
    throwUncaught(new Error('unheard'));
    await hydrate();
    document.cookie = 'telemetry=; Max-Age=0';

    expect(captured).toEqual([]);
  });

  it('does nothing if the browser sends Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await load();
    telemetry.report(new Error('unheard'));
    await hydrate();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');

    expect(captured).toEqual([]);
  });

  it('drops its queue and loads nothing once stopped', async () => {
    await load();
    throwUncaught(new Error('unheard'));
    telemetry.report(new Error('unheard'));
    telemetry.stopTelemetry();
    await hydrate();

    expect(captured).toEqual([]);
  });
});
