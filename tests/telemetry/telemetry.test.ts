/** @jest-environment jsdom */
import type * as Telemetry from '@/telemetry/telemetry';

const captured: unknown[][] = [];
const note = (name: string) => (...given: unknown[]) => void captured.push([name, ...given]);

jest.mock('@/telemetry/collector', () => ({
  start: (...given: unknown[]) => note('start')(...given),
  stop: () => note('stop')(),
  captureError: (...given: unknown[]) => note('error')(...given),
  captureUncaught: (...given: unknown[]) => note('uncaught')(...given),
  captureCall: (...given: unknown[]) => note('call')(...given),
  traced: (_: unknown, send: () => unknown) => send(),
}));

const SETTINGS = { dsn: 'https://abc@collector.example/1', release: 'r', environment: 'e', sampleRate: 1 };
const FAILURE = { name: 'HomeScreenQuery', kind: 'query', reason: 'http', isExpected: false } as const;

let telemetry: typeof Telemetry;

/** As a page loads it: what the head says then decides. */
async function load(content: string | null = JSON.stringify(SETTINGS)): Promise<void> {
  document.head.innerHTML = content === null ? '' : `<meta name="telemetry" content='${content}'>`;
  jest.resetModules();
  telemetry = await import('@/telemetry/telemetry');
}

const idle = async () => {
  jest.useFakeTimers();
  telemetry.startTelemetry();
  await jest.advanceTimersByTimeAsync(3_001);
  jest.useRealTimers();
};

const names = () => captured.map(([name]) => name);
const throwUncaught = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

beforeEach(() => {
  captured.length = 0;
});

afterEach(() => telemetry.stopTelemetry());

describe('telemetry', () => {
  it('keeps what happens before the collector is there, in order, and hands it over', async () => {
    await load();
    const early = new Error('early');
    throwUncaught(early);
    const id = telemetry.report(new Error('drawn'), 'at Screen');
    await idle();

    expect(names()).toEqual(['start', 'uncaught', 'error']);
    expect(captured[1]).toEqual(['uncaught', early, expect.stringMatching(/^[0-9a-f]{32}$/), 'error']);
    expect(captured[2]).toEqual(['error', expect.any(Error), id, 'at Screen']);
  });

  it('keeps at most twenty', async () => {
    await load();
    for (let count = 0; count < 1000; count += 1) throwUncaught(new Error(String(count)));
    await idle();

    expect(captured).toHaveLength(21);
  });

  it('reports one error once, under one id, however often it is met', async () => {
    await load();
    const error = new Error('met twice');
    const id = telemetry.report(error);

    expect(telemetry.report(error)).toBe(id);
    await idle();
    expect(names()).toEqual(['start', 'error']);
  });

  it('gives a failed call the id of the server’s log, and none where no event is made', async () => {
    await load();
    const expected = new Error('offline');

    expect(telemetry.reportCall(FAILURE, new Error(), 'a'.repeat(32))).toBe('a'.repeat(32));
    expect(telemetry.reportCall({ ...FAILURE, isExpected: true }, expected)).toBeUndefined();
    expect(telemetry.report(expected)).toBeUndefined();
    await idle();
    expect(names()).toEqual(['start', 'call', 'call']);
  });

  it.each([null, 'off'])('does nothing at all where the head says %s', async (content) => {
    const listen = jest.spyOn(window, 'addEventListener');
    await load(content);

    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
    expect(telemetry.report(new Error('unheard'))).toBeUndefined();
    await idle();
    expect(captured).toEqual([]);
  });

  it('does nothing where the browser asks for privacy', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await load();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    telemetry.report(new Error('unheard'));
    await idle();

    expect(captured).toEqual([]);
  });

  it('forgets what it has kept once it is stopped, and loads nothing', async () => {
    await load();
    throwUncaught(new Error('unheard'));
    telemetry.report(new Error('unheard'));
    telemetry.stopTelemetry();
    await idle();

    expect(captured).toEqual([]);
  });
});
