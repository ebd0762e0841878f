import { Environment, fetchQuery, RecordSource, Store } from 'relay-runtime';

import { createNetwork } from '@/relay/network';
import { RequestError } from '@/relay/RequestError';
import { siteQuery } from '@/relay/siteQuery';

describe('network', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  function answerWith(respond: (body: Record<string, unknown>) => Promise<Response>) {
    const posted: Record<string, unknown>[] = [];
    globalThis.fetch = (_url, init) => {
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      posted.push(body);
      return respond(body);
    };
    const environment = new Environment({ network: createNetwork(), store: new Store(new RecordSource()) });
    const run = () => fetchQuery(environment, siteQuery, { audience: 'world' }).toPromise();
    return { posted, run };
  }

  const failure = (run: () => Promise<unknown>) => run().then(() => undefined, (error: unknown) => error);

  it('posts the operation’s name, its variables and the id of its persisted document, and no text', async () => {
    const { posted, run } = answerWith(() => Promise.resolve(Response.json({ data: { audience: null, baselineNow: { asOf: '2026-11-21' }, catalogue: { packages: [] } } })));
    await failure(run);

    expect(posted).toEqual([{ operationName: 'siteQuery', variables: { audience: 'world' }, documentId: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
  });

  it.each<[string, () => Promise<Response>, string, RegExp]>([
    ['an unreachable server', () => Promise.reject(new TypeError('Failed to fetch')), 'network', /could not be reached/],
    ['a non-success status', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })), 'http', /status 502/],
    ['an answer that is not JSON', () => Promise.resolve(new Response('<p>Sign in to the hotel network</p>')), 'body', /could not be read/],
    ['JSON that is not GraphQL', () => Promise.resolve(Response.json({ ok: true })), 'body', /could not be read/],
    ['errors without data', () => Promise.resolve(Response.json({ errors: [{ message: 'No such audience.', extensions: { code: 'AUDIENCE_INVALID' } }] })), 'graphql', /No such audience/],
  ])('tells %s apart from other failures', async (_case, respond, kind, message) => {
    const error = await failure(answerWith(respond).run);

    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ kind, message: expect.stringMatching(message) as string });
  });

  it('keeps the code of a refusal', async () => {
    const { run } = answerWith(() => Promise.resolve(Response.json({ errors: [{ message: 'No.', extensions: { code: 'AUDIENCE_INVALID' } }] }, { status: 400 })));

    expect(await failure(run)).toMatchObject({ details: { status: 400, code: 'AUDIENCE_INVALID' } });
  });
});
