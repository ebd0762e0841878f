import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendFeatures } from '@/server/api/http/sendFeatures';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

let server: Server;
let origin: string;

beforeAll(async () => {
  const handlers = { csv: sendFeatures('csv'), json: sendFeatures('json') };
  server = createServer(
    (request, response) =>
      void handlers[request.url!.includes('.csv') ? 'csv' : 'json'](request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);

/** By the letter of RFC 4180. */
function readCsv(text: string): readonly (readonly string[])[] {
  expect(text.endsWith('\r\n')).toBe(true);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('sendFeatures', () => {
  it('exports every match with every column, none of them empty', async () => {
    const response = await get('/features.csv');
    const [header = [], ...rows] = readCsv(await response.text());

    expect(response.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(rows).toHaveLength(loadCatalogue().features.length);
    expect(rows.filter((row) => row.length !== header.length)).toEqual([]);
    for (const [index, name] of header.entries())
      expect([name, rows.some((row) => row[index] !== '')]).toEqual([name, true]);
  });

  it('answers the query of the list, in its order, for its audience', async () => {
    const { features, audience, data } = (await (
      await get(
        '/features.json?q=group:css+coverage:%3E%3D90&sort=coverage-desc&audience=region:DE',
      )
    ).json()) as {
      features: readonly { readonly id: string; readonly share: number }[];
      audience: string;
      data: readonly string[];
    };
    const shares = features.map(({ share }) => share);

    expect(audience).toBe('region:DE');
    expect(data.join()).toContain('web-features@');
    expect(features.length).toBeGreaterThan(100);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9);
  });

  it('exports the requested columns in the requested order', async () => {
    const rows = readCsv(
      await (await get('/features.csv?q=id:has&columns=safari,id,newly_on')).text(),
    );
    expect(rows).toEqual([
      ['safari', 'id', 'newly_on'],
      ['15.4', 'has', '2023-12-19'],
    ]);
  });

  it('leaves no cell that a spreadsheet would execute', async () => {
    const rows = readCsv(await (await get('/features.csv')).text());
    expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(rows.flat().some((cell) => cell.startsWith("'@"))).toBe(true);
  });

  it('reports the position of a query error, and unknown audiences, columns and sorts', async () => {
    const response = await get('/features.csv?q=grop:css');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'QUERY_INVALID', start: 0, end: 4, suggestion: 'group:css' },
    });
    for (const [asked, code] of [
      ['audience=mars', 'AUDIENCE_INVALID'],
      ['columns=id,nme', 'ARGUMENT_INVALID'],
      ['sort=best', 'ARGUMENT_INVALID'],
    ]) {
      expect(await (await get(`/features.json?${asked}`)).json()).toMatchObject({
        error: { code },
      });
    }
    expect((await get('/features.csv', { method: 'POST' })).status).toBe(405);
  });

  it('is open to other origins, and sent again only if something changed', async () => {
    const response = await get('/features.csv?q=grid');
    const etag = response.headers.get('etag')!;
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-data-versions')).toContain('web-features@');
    expect((await get('/features.csv?q=grid', { headers: { 'If-None-Match': etag } })).status).toBe(
      304,
    );
    expect((await get('/features.csv?q=flex', { headers: { 'If-None-Match': etag } })).status).toBe(
      200,
    );
  });

  it('refuses a repeated column, which would make an answer of any size', async () => {
    const response = await get('/features.csv?columns=description,name,description');

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        code: 'ARGUMENT_INVALID',
        message: 'The column “description” is asked for twice.',
      },
    });
  });

  it('lets other requests in between, and ends when the client disconnects', async () => {
    const leaving = new AbortController();
    const started = await get('/features.json', { signal: leaving.signal });
    leaving.abort();
    await expect(started.text()).rejects.toThrow('aborted');

    const whole = get('/features.csv').then((response) => response.text());
    const none = (await (await get('/features.json?q=zzzzzz')).json()) as object;
    expect(readCsv(await whole)).toHaveLength(loadCatalogue().features.length + 1);
    expect(none).toMatchObject({ features: [] });
  });
});
