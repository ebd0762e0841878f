import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Why a body was refused: 413 too large, 415 unsupported encoding, 400 malformed. */
export class BodyRefusal extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super();
  }
}

const inflate = promisify(gunzip);

/**
 * Reads a request body of at most `limit` bytes, both compressed and decompressed. Stops at the
 * first byte over the limit.
 * @throws BodyRefusal
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw new BodyRefusal(415);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyRefusal(413);
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the socket open for the response if reading stops early.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyRefusal(413);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (encoding === 'identity') return body;
  return inflate(body, { maxOutputLength: limit }).catch((cause: unknown) => {
    throw new BodyRefusal(
      (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 413 : 400,
    );
  });
}
