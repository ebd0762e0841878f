import {
  Environment,
  fetchQuery,
  getRequest,
  RecordSource,
  type RequestParameters,
  Store,
} from 'relay-runtime';
import { ServerConnection } from '@/relay/network/connection';
import { GUESS } from '@/relay/network/Guess';
import { createNetwork } from '@/relay/network/network';
import { REQUEST_TIME_LIMIT_MS } from '@/relay/network/postOperation';
import { RequestError } from '@/relay/network/RequestError';
import { ServerReach } from '@/relay/network/ServerReach';
import { siteQuery } from '@/relay/route/siteQuery';

type Respond = (body: Record<string, unknown>, signal: AbortSignal) => Promise<Response>;

const ANSWER = {
  data: { audience: null, baselineNow: { asOf: '2026-11-21' }, catalogue: { packages: [] } },
};
const BUSY = 'The server is busy.';
const siteRequest = getRequest(siteQuery).params;

describe('network', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  });

  function answerWith(respond: Respond, options: Parameters<typeof createNetwork>[0] = {}) {
    const posted: { url: string; body: Record<string, unknown> }[] = [];
    globalThis.fetch = (url, init) => {
      const body = JSON.parse(init!.body as string) as Record<string, unknown>;
      posted.push({ url: url as string, body });
      return respond(body, init!.signal!);
    };
    // The server lives throughout: what fails here are single requests.
    const connection = new ServerConnection(new ServerReach(() => Promise.resolve(true)));
    const network = createNetwork({ random: () => 0, connection, ...options });
    const environment = new Environment({ network, store: new Store(new RecordSource()) });
    const run = () => fetchQuery(environment, siteQuery, { audience: 'world' }).toPromise();
    const execute = (request: object, cacheConfig: object = {}) =>
      network.execute(request as RequestParameters, {}, cacheConfig, null);
    return { posted, run, execute };
  }

  const failure = (run: () => Promise<unknown>) =>
    run().then(
      () => undefined,
      (error: unknown) => error,
    );
  const reply =
    (body: unknown, init?: ResponseInit): Respond =>
    () =>
      Promise.resolve(
        typeof body === 'string' ? new Response(body, init) : Response.json(body, init),
      );

  /** Never answers, and aborts as a browser does. */
  const hang: Respond = (_body, signal) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );

  it('posts an operation’s name, variables and persisted ID to /graphql, not its text', async () => {
    const { posted, run } = answerWith(reply(ANSWER));
    await failure(run);

    expect(posted).toEqual([
      {
        url: '/graphql',
        body: {
          operationName: 'siteQuery',
          variables: { audience: 'world' },
          documentId: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      },
    ]);
  });

  it('posts the text to another URL, if configured', async () => {
    const { posted, run } = answerWith(reply(ANSWER), {
      endpoint: { url: 'https://api.example/q', sends: 'text' },
    });
    await failure(run);

    expect(posted).toEqual([
      {
        url: 'https://api.example/q',
        body: {
          operationName: 'siteQuery',
          variables: { audience: 'world' },
          query: expect.stringContaining('query siteQuery(') as string,
        },
      },
    ]);
  });

  it.each<[string, Respond, string, RegExp, number]>([
    [
      'an unreachable server',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'network',
      /Can’t reach the server/,
      5,
    ],
    [
      'a non-success status',
      reply('<h1>Bad gateway</h1>', { status: 502 }),
      'http',
      /status 502/,
      5,
    ],
    [
      'a status that will not change',
      reply('<h1>Not here</h1>', { status: 404 }),
      'http',
      /status 404/,
      1,
    ],
    [
      'an answer that is not JSON',
      reply('<p>Sign in to the hotel network</p>'),
      'body',
      /could not be read/,
      1,
    ],
    ['JSON that is not GraphQL', reply({ ok: true }), 'body', /could not be read/, 1],
    [
      'errors without data',
      reply({ errors: [{ message: 'No such audience.' }] }),
      'graphql',
      /No such audience/,
      1,
    ],
    [
      'errors that say to come again',
      reply({ errors: [{ message: BUSY }] }, { status: 503 }),
      'graphql',
      /busy/,
      5,
    ],
  ])('tells %s apart from other failures', async (_case, respond, kind, message, attempts) => {
    const { posted, run } = answerWith(respond);
    const error = await failure(run);

    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ kind, message: expect.stringMatching(message) as string });
    expect(posted).toHaveLength(attempts);
  });

  describe('asking ahead of a click', () => {
    const guessing = (isFollowed: boolean) => {
      const guess = { isTaken: false };
      const purposes: (string | undefined)[] = [];
      const real = answerWith(() => Promise.reject(new Error('replaced')));
      globalThis.fetch = (_, init) => {
        purposes.push((init!.headers as Record<string, string>)['purpose']);
        const isRefused = purposes.at(-1) !== undefined;
        guess.isTaken = isFollowed;
        return Promise.resolve(
          isRefused
            ? Response.json({ errors: [{ message: BUSY }] }, { status: 503 })
            : Response.json(ANSWER),
        );
      };
      const answer = real
        .execute({ ...siteRequest, metadata: {} }, { metadata: { [GUESS]: guess } })
        .toPromise();
      return { purposes, answer };
    };

    it('says so, and stops where the server has other things to do', async () => {
      const { purposes, answer } = guessing(false);

      await expect(answer).rejects.toMatchObject({ kind: 'abort' });
      expect(purposes).toEqual(['prefetch']);
    });

    it('asks again at once if the reader has followed the link meanwhile', async () => {
      const { purposes, answer } = guessing(true);

      expect(await answer).toMatchObject(ANSWER);
      expect(purposes).toEqual(['prefetch', undefined]);
    });
  });

  it('times out an attempt after 15 s, with its own error', async () => {
    jest.useFakeTimers();
    const { posted, run } = answerWith(hang);
    const error = failure(run);
    await jest.advanceTimersByTimeAsync(REQUEST_TIME_LIMIT_MS - 1);
    expect(posted).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(4 * REQUEST_TIME_LIMIT_MS + 1);

    expect(await error).toMatchObject({
      kind: 'timeout',
      message: 'The server did not answer within 15 seconds. Try again.',
    });
    expect(posted).toHaveLength(5);
  });

  it('aborts the request when unsubscribed, and reports nothing', async () => {
    let reason: unknown;
    const { execute } = answerWith((body, signal) =>
      hang(body, signal).catch((error: unknown) => Promise.reject((reason = error) as Error)),
    );
    const heard = jest.fn();
    const subscription = execute({ id: 'abc', name: 'AQuery', operationKind: 'query' }).subscribe({
      next: heard,
      error: heard,
      complete: heard,
    });
    await new Promise(setImmediate);
    subscription.unsubscribe();
    await new Promise(setImmediate);

    expect(reason).toMatchObject({ kind: 'abort' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('passes partial data through with its errors', async () => {
    const partial = {
      data: { audience: null, catalogue: null },
      errors: [{ message: 'A part is missing.', path: ['audience'] }],
    };
    const { execute } = answerWith(reply(partial));

    expect(
      await execute({ id: 'abc', name: 'AQuery', operationKind: 'query' }).toPromise(),
    ).toEqual(partial);
  });

  it('keeps a refusal’s code', async () => {
    const { run } = answerWith(
      reply(
        { errors: [{ message: 'No.', extensions: { code: 'AUDIENCE_INVALID' } }] },
        { status: 400 },
      ),
    );

    expect(await failure(run)).toMatchObject({
      details: { status: 400, code: 'AUDIENCE_INVALID' },
    });
  });

  it.each([
    ['seconds', () => '7'],
    ['an HTTP date', () => new Date(Date.now() + 7_000).toUTCString()],
  ])('honors Retry-After in %s', async (_form, header) => {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    const { posted, run } = answerWith(() =>
      Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': header() } })),
    );
    const settled = failure(run);
    await jest.advanceTimersByTimeAsync(6_999);
    expect(posted).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(posted).toHaveLength(2);
    await jest.runAllTimersAsync();

    expect(await settled).toMatchObject({
      kind: 'http',
      details: { status: 503, retryAfterMs: 7_000 },
    });
  });

  it('rejects a mutation that did not come through useMutation', () => {
    const { posted, execute } = answerWith(reply(ANSWER));

    expect(() => execute({ id: 'abc', name: 'Rename', operationKind: 'mutation' })).toThrow(
      /useMutation/,
    );
    expect(posted).toEqual([]);
  });
});
