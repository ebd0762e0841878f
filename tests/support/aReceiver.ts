import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Receiver {
  readonly url: string;
  /** `host:port`. */
  readonly place: string;
  /** How often each id has come, with the last body. */
  readonly calls: Map<string, { readonly count: number; readonly body: unknown }>;
  /** How it answers from now on. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void;
  stop(): void;
}

/** A webhook's receiver that refuses whatever the secret has not signed. */
export async function aReceiver(secret: () => string, delayMs = 0): Promise<Receiver> {
  const calls: Receiver['calls'] = new Map();
  let answer: Parameters<Receiver['answerWith']> = [200];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      try {
        const body = new Webhook(secret()).verify(Buffer.concat(chunks).toString(), headers);
        const id = headers['webhook-id']!;
        calls.set(id, { count: (calls.get(id)?.count ?? 0) + 1, body });
        setTimeout(() => response.writeHead(...answer).end('received'), delayMs);
      } catch {
        response.writeHead(400).end('signature');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${place}/hook`,
    place,
    calls,
    answerWith: (...next) => {
      answer = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
