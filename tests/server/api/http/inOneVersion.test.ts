import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AS_OF_HEADER } from '@/domain/asOf';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { createGraphqlHandler } from '@/server/api/http/graphqlHandler';
import { inOneVersion } from '@/server/api/http/inOneVersion';
import { sendAnswer, wantsAnswer } from '@/server/api/http/sendAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { log } from '@/server/platform/observe/log';
import { keepEarlierVersion } from '../../../support/keepEarlierVersion';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-as-of-'));
process.env.DATA_DIR = dataDir;
const UNKNOWN = '0123456789abcdef';
const { version } = loadCatalogue();
let server: Server;
let origin = '';
let older = '';

beforeAll(async () => {
  older = keepEarlierVersion(new DataStore(dataDir), 'older');
  const graphql = createGraphqlHandler();
  server = createHttpServer({
    handle: inOneVersion(async (request, response) => {
      if (request.url!.startsWith('/graphql')) return graphql(request, response);
      if (wantsAnswer(request)) return sendAnswer(request, response);
      const mark = request.headers[AS_OF_HEADER] ?? 'none';
      response.end([request.url, loadCatalogue().version, mark].join(' '));
    }),
    isReady: () => true,
    isHttps: false,
    compresses: false,
    log,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = async (path: string, headers = {}) => {
  const response = await fetch(`${origin}${path}`, { headers });
  return { response, text: await response.text() };
};
const ask = (path: string, query: string) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ query }),
  });

describe('an address that names a data version', () => {
  it('is answered from that version, marked, and kept from search engines', async () => {
    const path = `/features/has?as-of=${older}`;
    const { response, text } = await get(path);

    expect(text).toBe(`${path} ${older} 1`);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect((await get(`/browsers?as-of=${older}`)).text).toContain(` ${version} none`);
  });

  it('answers even a badly encoded address', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write('GET //[?as-of=x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (bytes) => (text += String(bytes))).on('close', () => resolve(text));
    });

    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`//[?as-of=x ${version} none`);
  });

  it('ignores the mark in a client’s own header', async () => {
    expect((await get('/features/has', { [AS_OF_HEADER]: '1' })).text).toBe(
      `/features/has ${version} none`,
    );
  });

  it('gives programs the earlier numbers, and changes nothing', async () => {
    const json = await get(`/features/has.json?as-of=${older}`);
    const asked = await ask(`/graphql?as-of=${older}`, '{ catalogue { featureCount } }');
    const changed = await ask(
      `/graphql?as-of=${older}`,
      'mutation { deleteAudience(key: "custom:x", token: "y") { __typename } }',
    );

    expect(json.response.headers.get('x-data-versions')).toContain('3.39.0');
    expect(await asked.json()).toEqual({ data: { catalogue: { featureCount: 1198 } } });
    expect(JSON.stringify(await changed.json())).toContain('can only be read');
  });

  it('leads to the list of kept versions if the version is not kept', async () => {
    const page = await get(`/features/has?as-of=${UNKNOWN}`);
    const json = await get(`/features/has.json?as-of=${UNKNOWN}`);

    expect(page.text).toBe(`/data?missing=${UNKNOWN}&wanted=%2Ffeatures%2Fhas ${version} 1`);
    expect([json.response.status, json.response.headers.get('cache-control')]).toEqual([
      404,
      'no-store',
    ]);
    expect(json.text).toContain(`not kept here. Kept: ${version}, ${older}.`);
  });
});
