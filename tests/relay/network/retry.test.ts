/** @jest-environment jsdom */
import { ServerConnection, SLOW_ANSWER_MS } from '@/relay/network/connection';
import { RequestError, type RequestErrorKind } from '@/relay/network/RequestError';
import {
  RETRY_AFTER_LIMIT_MS,
  RETRY_ATTEMPTS,
  RETRY_INITIAL_DELAY_MS,
  withRetries,
} from '@/relay/network/retry';
import { ServerReach } from '@/relay/network/ServerReach';

const unreachable = () => new RequestError('network', 'The server could not be reached.');

describe('retry', () => {
  let isServerUp = true;
  beforeEach(() => {
    jest.useFakeTimers();
    isServerUp = true;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const aConnection = () =>
    new ServerConnection(new ServerReach(() => Promise.resolve(isServerUp)));

  /** Runs attempts that all fail as given, and notes when each began. */
  function aTrial(errorOf: () => Error = unreachable, random = () => 1) {
    const startedAt: number[] = [];
    const abort = new AbortController();
    const connection = aConnection();
    const begin = Date.now();
    let failure: unknown;
    const settled = withRetries(
      () => {
        startedAt.push(Date.now() - begin);
        return Promise.reject(errorOf());
      },
      { signal: abort.signal, connection, random },
    ).catch((error: unknown) => {
      failure = error;
    });
    const pauses = () => startedAt.slice(1).map((at, index) => at - startedAt[index]!);
    return { startedAt, pauses, abort, connection, settled, failure: () => failure };
  }

  it('makes 5 attempts and rejects with the last error', async () => {
    let count = 0;
    const trial = aTrial(() => new RequestError('network', `Failure ${(count += 1)}`));
    await jest.runAllTimersAsync();

    expect(trial.startedAt).toHaveLength(5);
    expect(trial.failure()).toMatchObject({ message: 'Failure 5' });
    expect(RETRY_ATTEMPTS).toBe(5);
  });

  it.each([
    [0, [0, 0, 0, 0]],
    [0.5, [300, 600, 1200, 2400]],
    [1, [600, 1200, 2400, 4800]],
  ])('pauses random · 300 · 2ⁿ ms after the n-th failure: random %d', async (random, pauses) => {
    const trial = aTrial(unreachable, () => random);
    await jest.runAllTimersAsync();

    expect(trial.pauses()).toEqual(pauses);
    expect(RETRY_INITIAL_DELAY_MS).toBe(300);
  });

  it('resolves with the first successful attempt', async () => {
    let count = 0;
    const attempt = () =>
      (count += 1) < 3 ? Promise.reject(unreachable()) : Promise.resolve('answer');
    const answer = withRetries(attempt, {
      signal: new AbortController().signal,
      connection: aConnection(),
      random: () => 1,
    });
    await jest.runAllTimersAsync();

    expect(await answer).toBe('answer');
    expect(count).toBe(3);
  });

  it.each<[RequestErrorKind, number | undefined]>([
    ['network', undefined],
    ['timeout', undefined],
    ['http', 429],
    ['http', 502],
    ['graphql', 503],
    ['http', 504],
  ])('tries again after %s %s', async (kind, status) => {
    const trial = aTrial(
      () => new RequestError(kind, 'No.', { ...(status !== undefined && { status }) }),
    );
    await jest.runAllTimersAsync();

    expect(trial.startedAt).toHaveLength(5);
  });

  it.each<[string, Error]>([
    ['a bad request', new RequestError('graphql', 'No.', { status: 400 })],
    ['a missing page', new RequestError('http', 'No.', { status: 404 })],
    ['a fault of the server', new RequestError('http', 'No.', { status: 500 })],
    ['an answer that is no GraphQL', new RequestError('body', 'No.', { status: 200 })],
    ['GraphQL errors', new RequestError('graphql', 'No.', { status: 200 })],
    ['a fault of our own', new TypeError('No.')],
  ])('never tries again after %s', async (_case, error) => {
    const trial = aTrial(() => error);
    await jest.runAllTimersAsync();

    expect(trial.startedAt).toHaveLength(1);
    expect(trial.failure()).toBe(error);
  });

  it('waits at least as long as Retry-After, up to 30 s', async () => {
    const trial = aTrial(
      () => new RequestError('http', 'Busy.', { status: 503, retryAfterMs: RETRY_AFTER_LIMIT_MS }),
    );
    await jest.runAllTimersAsync();

    expect(trial.pauses()).toEqual([30_000, 30_000, 30_000, 30_000]);
  });

  it('fails immediately if Retry-After is more than 30 s', async () => {
    const trial = aTrial(
      () =>
        new RequestError('http', 'Busy.', { status: 503, retryAfterMs: RETRY_AFTER_LIMIT_MS + 1 }),
    );
    await jest.runAllTimersAsync();

    expect(trial.startedAt).toHaveLength(1);
    expect(trial.failure()).toMatchObject({ details: { status: 503 } });
  });

  it('aborts with the query: no further attempts or timers', async () => {
    const trial = aTrial();
    await jest.advanceTimersByTimeAsync(0);
    trial.abort.abort();
    await trial.settled;

    expect(trial.startedAt).toHaveLength(1);
    expect(trial.failure()).toMatchObject({ kind: 'abort' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('makes its first attempt even if the browser says it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const trial = aTrial();
    await jest.advanceTimersByTimeAsync(0);

    expect(trial.startedAt).toEqual([0]);
    trial.abort.abort();
  });

  it('pauses while the server is down, says so, and resumes as soon as it is back', async () => {
    isServerUp = false;
    const trial = aTrial();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(trial.startedAt).toEqual([0]);
    expect(trial.connection.state()).toEqual({
      isOnline: true,
      isReachable: false,
      waitsFor: 'server',
      failures: 1,
      secondsLeft: undefined,
    });

    isServerUp = true;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(trial.startedAt.length).toBeGreaterThan(1);
    expect(trial.startedAt[1]! - 3_600_000).toBeLessThan(5_000);
    expect(trial.connection.state()).toMatchObject({ isReachable: true });
    trial.abort.abort();
  });

  it('stops waiting for the server when the query is aborted', async () => {
    isServerUp = false;
    const trial = aTrial();
    await jest.advanceTimersByTimeAsync(10_000);
    trial.abort.abort();
    await trial.settled;
    isServerUp = true;
    await jest.advanceTimersByTimeAsync(60_000);

    expect(trial.startedAt).toHaveLength(1);
    expect(trial.connection.state()).toMatchObject({ isReachable: true, waitsFor: undefined });
  });

  it('checks the server if a response is slow, and repeats the request if it was lost', async () => {
    isServerUp = false;
    const connection = aConnection();
    const signals: AbortSignal[] = [];
    const answer = withRetries(
      (signal) => {
        signals.push(signal);
        if (signals.length > 1) return Promise.resolve('answer');
        return new Promise<string>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
      { signal: new AbortController().signal, connection, random: () => 0 },
    );
    await jest.advanceTimersByTimeAsync(SLOW_ANSWER_MS - 1);
    expect(connection.state().isReachable).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(connection.state().isReachable).toBe(false);
    expect(signals[0]!.aborted).toBe(false);

    isServerUp = true;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await answer).toBe('answer');
    expect(signals).toHaveLength(2);
  });

  it('keeps waiting for a slow response if the server is up', async () => {
    const connection = aConnection();
    const answer = withRetries(
      (signal) =>
        new Promise<string>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          setTimeout(() => resolve('late'), 14_000);
        }),
      { signal: new AbortController().signal, connection, random: () => 0 },
    );
    await jest.advanceTimersByTimeAsync(14_000);

    expect(await answer).toBe('late');
    expect(connection.state()).toMatchObject({ isReachable: true, failures: 0 });
  });

  it('counts down to the next attempt, second by second', async () => {
    const trial = aTrial(
      () => new RequestError('http', 'Busy.', { status: 503, retryAfterMs: 3_000 }),
    );
    const said: unknown[] = [];
    const stop = trial.connection.subscribe(() => said.push(trial.connection.state().secondsLeft));
    await jest.advanceTimersByTimeAsync(2_999);

    expect([...new Set(said)]).toEqual([3, 2, 1]);
    expect(trial.connection.state()).toEqual({
      isOnline: true,
      isReachable: true,
      waitsFor: 'attempt',
      failures: 1,
      secondsLeft: 1,
    });
    stop();
    trial.abort.abort();
  });

  it('retries immediately on request, whether or not the server is down', async () => {
    const trial = aTrial();
    await jest.advanceTimersByTimeAsync(0);
    trial.connection.tryNow();
    await jest.advanceTimersByTimeAsync(0);
    expect(trial.startedAt).toEqual([0, 0]);

    isServerUp = false;
    await jest.advanceTimersByTimeAsync(10_000);
    const attempts = trial.startedAt.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(trial.startedAt).toHaveLength(attempts);
    trial.connection.tryNow();
    await jest.advanceTimersByTimeAsync(0);
    expect(trial.startedAt).toHaveLength(attempts + 1);
    trial.abort.abort();
  });
});
