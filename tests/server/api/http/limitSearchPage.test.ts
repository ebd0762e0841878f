import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitSearchPage, searchLimit } from '@/server/api/http/limitSearchPage';
import { createSearchHandler } from '@/server/api/http/searchHandler';

const search = createSearchHandler();
const server = createServer((request, response) => {
  if (request.method === 'POST') return void search(request, response);
  response.end(String(limitSearchPage(request)));
});

let now = performance.now();
let url = '';

beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

// A client refused before has a full bucket again.
beforeEach(() => void (now += 60_000));

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const pauseAt = async (path: string) => Number(await (await fetch(`${url}${path}`)).text());

async function pagesUntilPause(path: string): Promise<number> {
  for (let pages = 0; pages < 1_000; pages++) if ((await pauseAt(path)) > 0) return pages;
  return Infinity;
}

describe('limitSearchPage', () => {
  it('shows 180 pages of results a minute, and then says when to come back', async () => {
    expect(searchLimit().rate.perMinute).toBe(900);
    expect(await pagesUntilPause('/search?q=grid')).toBe(180);
    expect(await pauseAt('/search?q=grid')).toBe(1);
    now += 1_000;
    expect(await pauseAt('/search?q=grid')).toBe(0);
  });

  it('counts result pages and searches together', async () => {
    expect(await pagesUntilPause('/search?kind=feature')).toBe(180);

    expect(
      (await fetch(`${url}/api/search/1/indexes/*/queries`, { method: 'POST', body: '{}' })).status,
    ).toBe(429);
  });

  it.each(['/search', '/features?q=grid', '/searching?q=grid', '/'])(
    'counts nothing for %s',
    async (path) => {
      for (let visits = 0; visits < 200; visits++) expect(await pauseAt(path)).toBe(0);
    },
  );
});
