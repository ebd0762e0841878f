import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const MILLISECONDS = 40;

/**
 * A way to a server on which pages arrive in pieces of `bytes`, as they do for a browser whose machine
 * or network is busy; everything else arrives at once. With `most`, the page ends there.
 */
export async function openSlowWay(
  origin: string,
  { bytes, most = Infinity }: { readonly bytes: number; readonly most?: number },
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const onward = request(origin + incoming.url, { method: incoming.method, headers });
    onward.once('response', (answer) => void hand(answer, outgoing));
    incoming.pipe(onward);
  });

  async function hand(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { 'content-length': __, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode!, headers);
    if (!headers['content-type']?.startsWith('text/html')) return void answer.pipe(outgoing);
    const page = (await buffer(answer)).subarray(0, most);
    for (let at = 0; at < page.length; at += bytes) {
      outgoing.write(page.subarray(at, at + bytes));
      await setTimeout(MILLISECONDS);
    }
    outgoing.end();
  }

  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
