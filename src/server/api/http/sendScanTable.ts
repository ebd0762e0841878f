// Sends the table that scans look names up in. Its address holds the hash of its content, so it may
// be cached forever; it is compressed once, at the highest level.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SCAN_TABLE_START, scanTableAddress } from '@/domain/protocol';
import { loadScanTable } from '@/server/data/catalogue/scanTable';
import { pathOf } from './Route';

const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;
type Encoding = keyof typeof packers;

/** Of the version that was asked for last: the others are never asked for again. */
const packed = new Map<Encoding, { readonly version: string; readonly bytes: Promise<Buffer> }>();

export const wantsScanTable = (request: IncomingMessage): boolean =>
  pathOf(request).startsWith(SCAN_TABLE_START);

/** Sends the table of the served data, and redirects requests for another version to it. */
export async function sendScanTable(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { version, text } = loadScanTable();
  if (pathOf(request) !== scanTableAddress(version)) {
    response.writeHead(307, { Location: scanTableAddress(version), 'Cache-Control': 'no-store' });
    response.end();
    return;
  }
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  const body = encoding ? await pack(encoding, version, text) : Buffer.from(text);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pack(encoding: Encoding, version: string, text: string): Promise<Buffer> {
  const known = packed.get(encoding);
  if (known?.version === version) return known.bytes;
  const bytes = packers[encoding](Buffer.from(text));
  packed.set(encoding, { version, bytes });
  void bytes.catch(() => packed.delete(encoding));
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
