import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { scanProofsAddress, scanTableAddress } from '@/domain/protocol';
import { sendScanTable, wantsScanTable } from '@/server/api/http/sendScanTable';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';

const server = createServer((request, response) => {
  if (wantsScanTable(request)) void sendScanTable(request, response);
  else response.writeHead(418).end();
});
const { version, text } = loadScanTable();
const address = scanTableAddress(version);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** Without a client that decompresses by itself. */
function get(path: string, encoding: string) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      send({ port, path, headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('sendScanTable', () => {
  it('sends the table compressed as the client likes it, to be cached for good', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['gzip, br', 'gzip, br;q=0', 'identity'].map((encoding) => get(address, encoding)),
    );

    expect(br!.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(br!.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(br!.body))).toBe(text);
    expect(gzip!.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip!.body))).toBe(text);
    expect(plain!.headers['content-encoding']).toBeUndefined();
    expect(String(plain!.body)).toBe(text);
  });

  it('stays below 150 kB', async () => {
    expect((await get(address, 'gzip')).body.length).toBeLessThan(150_000);
  });

  it('sends what tests prove under an address of its own', async () => {
    const { headers, body } = await get(scanProofsAddress(address), 'br');

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(String(brotliDecompressSync(body))).toBe(loadScanProofs());
    expect(body.length).toBeLessThan(100_000);
    const older = await get(scanProofsAddress(scanTableAddress('older')), 'br');
    expect([older.status, older.headers.location]).toEqual([307, scanProofsAddress(address)]);
  });

  it('redirects requests for an older table, and lets no cache keep that', async () => {
    const { status, headers } = await get(scanTableAddress('older'), 'br');

    expect([status, headers.location]).toEqual([307, address]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('ignores other paths', async () => {
    expect((await get('/scan', 'br')).status).toBe(418);
  });
});
