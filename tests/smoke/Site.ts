// The production server behind a door of our own. Drivers of these engines can neither list a
// page's requests nor cut its network nor read every console: the door counts what comes in, can be
// shut, and puts a recorder before a page's own scripts. Nothing else of a page is changed.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/freePort';
import { servePlimsoll } from '../support/servePlimsoll';

// Where the product's own scripts are, so that a kept page has the recorder too.
const RECORDER_PATH = '/_next/static/recordComplaints.js';
const RECORDER = readFileSync(join(__dirname, 'recordComplaints.js'), 'utf8');
const WORKER_PATH = '/sw.js';
const NO_COOKIE_STORE = "Object.defineProperty(globalThis, 'cookieStore', { value: undefined });\n";

export interface Site {
  readonly url: string;
  /** `GET /features`, in the order in which they came; without prefetches that were refused. */
  readonly requests: string[];
  /** True for workers as in browsers before 2025. */
  hasCookieStore: boolean;
  /** No connection is left, and none is taken. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const plimsoll = await servePlimsoll({ BASE_URL: url, LOG_LEVEL: 'warn' });
  // A server builds its search index after it has started. Next to three engines that can
  // take longer than a search box waits.
  await fetch(`${plimsoll.url}/search?q=grid`);
  const door = createServer((incoming, response) => {
    site.requests.push(`${incoming.method} ${incoming.url}`);
    if (incoming.url === RECORDER_PATH)
      response.setHeader('content-type', 'text/javascript').end(RECORDER);
    else
      pass(incoming, response, plimsoll.url, site).catch((cause: unknown) =>
        response.destroy(cause as Error),
      );
  });
  const site: Site = {
    url,
    requests: [],
    hasCookieStore: true,
    comeBack: async () => {
      if (!door.listening) await once(door.listen(port, '127.0.0.1'), 'listening');
    },
    goDown: async () => {
      const closed = once(door, 'close');
      door.close();
      door.closeAllConnections();
      await closed;
    },
    close: async () => {
      door.close();
      door.closeAllConnections();
      await plimsoll.close();
    },
  };
  await site.comeBack();
  return site;
}

async function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
  { hasCookieStore, requests }: Site,
): Promise<void> {
  const { method, headers, url = '/' } = incoming;
  // Packed text could not be added to.
  const asked = request(target + url, {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  incoming.pipe(asked);
  response.once('close', () => asked.destroy());
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  // A busy server answers a prefetch with nothing, and the page asks again.
  if (answer.statusCode === 204) requests.splice(requests.indexOf(`${method} ${url}`), 1);
  // An addition makes a text longer.
  const kept = { ...answer.headers };
  delete kept['content-length'];
  response.writeHead(answer.statusCode!, kept);
  if (answer.headers['content-type']?.startsWith('text/html'))
    response.end(
      (await text(answer)).replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`),
    );
  else if (url === WORKER_PATH && !hasCookieStore)
    response.end(NO_COOKIE_STORE + (await text(answer)));
  else answer.pipe(response);
}
