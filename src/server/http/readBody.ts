import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * What a body was refused for: 413 too large, 415 encoded in an unknown way, 400 not what it says.
 */
export class BodyRefusal extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super();
  }
}

const inflate = promisify(gunzip);

/**
 * A request's body, of at most `limit` bytes as it is sent and as many inflated. It stops reading
 * at the first byte too many.
 * @throws BodyRefusal
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw new BodyRefusal(415);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyRefusal(413);
  const chunks: Buffer[] = [];
  let size = 0;
  // The socket stays open for the answer when the reading stops early.
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
