import { createSearch, type Search } from '@/browser/search/createSearch';
import { SearchError } from '@/browser/search/SearchError';
import {
  hitNamedAsAsked,
  listenSearchHost,
  type SearchAnswerer,
  type SearchHost,
} from '../../support/listenSearchHost';

const NOW = Date.parse('2026-11-21T08:00:00Z');

const status =
  (code: number, headers: Record<string, string> = {}, body = '{"message":"no"}'): SearchAnswerer =>
  (response) =>
    void response.writeHead(code, headers).end(body);
const hang: SearchAnswerer = () => undefined;
const hangUp: SearchAnswerer = (response) => void response.destroy();

describe('createSearch', () => {
  let a: SearchHost;
  let b: SearchHost;
  let clock = NOW;

  beforeEach(async () => {
    [a, b] = await Promise.all([listenSearchHost(), listenSearchHost()]);
    clock = NOW;
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all([a.close(), b.close()]);
  });

  const searchOf = (
    hosts: readonly string[],
    timeouts?: Parameters<typeof createSearch>[2],
  ): Search =>
    createSearch(
      { applicationId: 'plimsoll', searchKey: 'public', indexName: 'plimsoll', hosts },
      'http://localhost',
      timeouts,
    );
  const searchBoth = (timeouts?: Parameters<typeof createSearch>[2]) =>
    searchOf([a.address, `${b.address}/behind/a/proxy`], timeouts);

  let count = 0;

  /** Asks for something never asked before, and says who was asked: "A,B". */
  async function askedBy(search: Search): Promise<string> {
    count += 1;
    const asked: string[] = [];
    const before = [a.calls.length, b.calls.length] as const;
    await search(
      [{ indexName: 'plimsoll', query: `query ${count}` }],
      new AbortController().signal,
    );
    if (a.calls.length > before[0]) asked.push('A');
    if (b.calls.length > before[1]) asked.push('B');
    return asked.join();
  }

  async function failureOf(search: Search): Promise<SearchError> {
    count += 1;
    const error: unknown = await search(
      [{ indexName: 'plimsoll', query: `query ${count}` }],
      new AbortController().signal,
    ).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(SearchError);
    return error as SearchError;
  }

  it('sends ID and key as headers, never in the URL', async () => {
    await askedBy(searchOf([a.address]));

    expect(a.calls[0]!.headers).toMatchObject({
      'x-algolia-application-id': 'plimsoll',
      'x-algolia-api-key': 'public',
    });
    expect(a.calls[0]!.path).toMatch(/^\/1\/indexes\/\*\/queries\?/);
    expect(a.calls[0]!.path).not.toMatch(/api-key|application-id/);
  });

  it('searches a host at its path', async () => {
    await askedBy(searchOf([`${b.address}/behind/a/proxy`]));

    expect(b.calls[0]!.path).toMatch(/^\/behind\/a\/proxy\/1\/indexes/);
  });

  it('caches answers', async () => {
    const search = searchOf([a.address]);
    const ask = () =>
      search([{ indexName: 'plimsoll', query: 'has' }], new AbortController().signal);

    expect((await ask())[0]!.hits).toEqual((await ask())[0]!.hits);
    expect(a.calls).toHaveLength(1);
  });

  it('skips a failed host for two minutes, then retries it', async () => {
    const search = searchBoth();
    a.answerWith(status(503));
    expect(await askedBy(search)).toBe('A,B');
    expect(await askedBy(search)).toBe('B');

    a.answerWith(hitNamedAsAsked);
    expect(await askedBy(search)).toBe('B');
    clock = NOW + 119_999;
    expect(await askedBy(search)).toBe('B');
    clock = NOW + 120_001;
    expect(await askedBy(search)).toBe('A');
  });

  it('tries a host that timed out last', async () => {
    const search = searchBoth({ connect: 1_000, read: 1_000, write: 1_000 });
    a.answerWith(hang);
    expect(await askedBy(search)).toBe('A,B');
    expect(await askedBy(search)).toBe('B');

    b.answerWith(status(503));
    a.answerWith(hitNamedAsAsked);
    expect(await askedBy(search)).toBe('A,B');
  });

  it.each<[string, SearchAnswerer]>([
    ['is gone', hangUp],
    ['limits its callers', status(429)],
    [
      'answers with a page',
      status(200, { 'content-type': 'text/html' }, '<h1>Sign in to the network</h1>'),
    ],
    ['fails', status(500)],
  ])('goes on to the next host where one %s', async (_what, answer) => {
    a.answerWith(answer);

    expect(await askedBy(searchBoth())).toBe('A,B');
  });

  it('stops at the first host that rejects the request, and says why', async () => {
    a.answerWith(status(400, {}, '{"message":"The query is longer than 512 bytes.","status":400}'));

    const { kind, message } = await failureOf(searchBoth());
    expect([kind, message]).toEqual([
      'refused',
      'Search refused this query: The query is longer than 512 bytes.',
    ]);
    expect(b.calls).toEqual([]);
  });

  it.each<[string, SearchAnswerer, string]>([
    ['unreachable', hangUp, 'Search is offline.'],
    ['timeout', hang, 'Search took too long to answer.'],
    ['status', status(502), 'Search answered with status 502.'],
    [
      'unreadable',
      status(200, {}, '<html>'),
      'Search sent an answer that can’t be read. A proxy may have changed it.',
    ],
    ['refused', status(403, {}, 'Forbidden'), 'Search refused this query with status 403.'],
  ])('tells in a sentence that all hosts failed: %s', async (expected, answer, sentence) => {
    a.answerWith(answer);
    b.answerWith(answer);

    const limits = answer === hang ? { connect: 100, read: 100, write: 100 } : undefined;
    const { kind, message } = await failureOf(searchBoth(limits));
    expect([kind, message]).toEqual([expected, sentence]);
  });

  it('honors a host’s rate limit, and says how long it lasts', async () => {
    const search = searchOf([a.address]);
    a.answerWith(status(429, { 'retry-after': '7' }));
    expect((await failureOf(search)).message).toContain('in 7 s.');
    expect(a.calls).toHaveLength(1);

    a.answerWith(hitNamedAsAsked);
    clock = NOW + 5_000;
    expect((await failureOf(search)).message).toContain('in 2 s.');
    expect(a.calls).toHaveLength(1);

    clock = NOW + 7_000;
    expect(await askedBy(search)).toBe('A');
  });

  it('aborts a search without counting it against the host', async () => {
    const search = searchBoth();
    const abort = new AbortController();
    const closed = new Promise((resolve) => {
      a.answerWith((response) => {
        response.on('close', resolve);
        abort.abort();
      });
    });

    await expect(
      search([{ indexName: 'plimsoll', query: 'ha' }], abort.signal),
    ).rejects.toMatchObject({ name: 'AbortError' });
    await closed;
    a.answerWith(hitNamedAsAsked);
    expect(await askedBy(search)).toBe('A');
    expect(b.calls).toEqual([]);
  });
});
