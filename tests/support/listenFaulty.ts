import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fate of one request: if the server sees it, and what its caller gets. */
export const FAULTS = [
  'none',
  'lost before',
  'lost after',
  'late before',
  'late after',
  'busy before',
  'busy after',
  'garbled after',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultyServer {
  readonly url: string;
  /** The idempotency keys of all attempts. */
  readonly keys: readonly string[];
  close(): Promise<void>;
}

/**
 * A proxy that fails as asked, in front of a server that does not. `lateMs` must be longer than its
 * callers wait.
 */
export async function listenFaulty(
  target: string,
  nextFault: () => Fault,
  lateMs: number,
): Promise<FaultyServer> {
  const keys: string[] = [];
  const underWay = new Set<Promise<void>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = nextFault();
    const key = String(request.headers['idempotency-key']);
    const body = await textOf(request);
    keys.push(key);
    if (fault === 'lost before') return void request.socket.destroy();
    if (fault === 'busy before') return void response.writeHead(503, { 'retry-after': '0' }).end();
    if (fault === 'late before') await pause(lateMs);

    const answered = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
    const text = await answered.text();
    if (fault === 'lost after') return void request.socket.destroy();
    if (fault === 'busy after') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
    if (fault === 'late after') await pause(lateMs);
    response
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(fault === 'garbled after' ? text.slice(0, -2) : text);
  }

  const server = createServer((request, response) => {
    const work = answer(request, response).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    keys,
    close: async () => {
      await Promise.all(underWay);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
