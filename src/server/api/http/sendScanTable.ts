// Sends the table that scans look names up in, and what tests of its keys prove. The address holds the
// hash of the table, so both may be cached forever; each is compressed once, at the highest level.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SCAN_TABLE_START, scanProofsAddress, scanTableAddress } from '@/domain/protocol';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';
import { pathOf } from './Route';

const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;
type Encoding = keyof typeof packers;

/** By encoding and address, of the served version: the others are never sent. */
const packed = new Map<string, Promise<Buffer>>();

const PROOFS_END = '.proofs.json';

export const wantsScanTable = (request: IncomingMessage): boolean =>
  pathOf(request).startsWith(SCAN_TABLE_START);

/** Sends those of the served data, and redirects requests for another version to them. */
export async function sendScanTable(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const table = loadScanTable();
  const tableAddress = scanTableAddress(table.version);
  const proofsAddress = scanProofsAddress(tableAddress);
  const asked = pathOf(request);
  const isProofs = asked.endsWith(PROOFS_END);
  const address = isProofs ? proofsAddress : tableAddress;
  if (asked !== address) {
    response.writeHead(307, { Location: address, 'Cache-Control': 'no-store' });
    response.end();
    return;
  }
  const text = isProofs ? loadScanProofs() : table.text;
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  const body = encoding ? await pack(encoding, address, text) : Buffer.from(text);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pack(encoding: Encoding, address: string, text: string): Promise<Buffer> {
  const name = `${encoding} ${address}`;
  const known = packed.get(name);
  if (known) return known;
  const bytes = packers[encoding](Buffer.from(text));
  packed.set(name, bytes);
  void bytes.catch(() => packed.delete(name));
  return bytes;
}

function chooseEncoding(accepted: string): Encoding | undefined {
  const names = new Set(
    accepted
      .split(',')
      .map((part) => part.split(';').map((text) => text.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : undefined;
}
