import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export type ItemType = 'event' | 'span' | 'session' | 'client_report';

export interface ReceivedItem<Payload = Record<string, unknown>> {
  readonly type: ItemType;
  readonly payload: Payload;
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly header: Readonly<Record<string, unknown>>;
  readonly items: readonly ReceivedItem[];
  /** As it came, inflated. */
  readonly text: string;
}

/** How the collector behaves: as it should, silent, broken, or wanting nothing for a minute. */
export type Mood = 'well' | 'hangs' | 500 | 429;

export interface TelemetryReceiver {
  /** The operator's setting for it. */
  readonly dsn: string;
  readonly received: readonly Received[];
  /** Faults of what came in; empty if every envelope kept to the format. */
  readonly faults: readonly string[];
  readonly requests: () => number;
  /**
   * Milliseconds since 1970 of the last `forget`: a page closed before it may still tell what it
   * saw.
   */
  readonly since: () => number;
  setMood(mood: Mood): void;
  forget(): void;
  close(): Promise<void>;
}

const MAX_BYTES = 1_000_000;
const MAX_ITEMS = 100;
const KEY = 'cafe0123cafe0123cafe0123cafe0123';
const PATH = '/collect/api/42/envelope/';
const ITEM_TYPES = ['event', 'span', 'session', 'client_report'];

/**
 * A collector of Sentry's protocol on a free loopback port, as strict as the format's description.
 */
export async function listenTelemetry(): Promise<TelemetryReceiver> {
  const received: Received[] = [];
  const faults: string[] = [];
  let mood: Mood = 'well';
  let requests = 0;
  let since = Date.now();

  async function take(request: IncomingMessage): Promise<void> {
    const url = new URL(request.url ?? '', 'http://collector');
    const body = await bytesOf(request);
    const text = (
      request.headers['content-encoding'] === 'gzip'
        ? gunzipSync(body, { maxOutputLength: MAX_BYTES })
        : body
    ).toString('utf8');
    if (request.method !== 'POST' || url.pathname !== PATH)
      throw new Error(`${request.method} ${url.pathname}`);
    if (url.searchParams.get('sentry_key') !== KEY) throw new Error('The key is another.');
    received.push({ path: url.pathname, headers: request.headers, text, ...parse(text) });
  }

  const server = createServer((request, response) => {
    requests += 1;
    if (mood === 'hangs') return;
    if (mood === 'well') {
      void take(request).then(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
        (cause: Error) => {
          faults.push(cause.message);
          response.writeHead(400).end();
        },
      );
      return;
    }
    request.resume();
    response.writeHead(mood, mood === 429 ? { 'retry-after': '60' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    dsn: `http://${KEY}@127.0.0.1:${(server.address() as AddressInfo).port}/collect/42`,
    received,
    faults,
    requests: () => requests,
    since: () => since,
    setMood: (next) => void (mood = next),
    forget: () => {
      received.length = 0;
      requests = 0;
      since = Date.now();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The envelope is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Lengths count bytes; what is compared here is therefore a Buffer. */
function parse(text: string): Pick<Received, 'header' | 'items'> {
  const bytes = Buffer.from(text);
  const lineFrom = (at: number) =>
    bytes.subarray(at, bytes.indexOf('\n', at) === -1 ? bytes.length : bytes.indexOf('\n', at));
  const headerLine = lineFrom(0);
  const items: ReceivedItem[] = [];
  for (let at = headerLine.length + 1; at < bytes.length;) {
    const line = lineFrom(at);
    const {
      type,
      length,
      item_count: count,
    } = JSON.parse(line.toString()) as { type: ItemType; length: number; item_count?: number };
    const start = at + line.length + 1;
    if (!ITEM_TYPES.includes(type)) throw new Error(`There is no item “${String(type)}”.`);
    if (!Number.isInteger(length) || start + length > bytes.length)
      throw new Error(`The ${type} is not as long as it says.`);
    const payload = JSON.parse(bytes.subarray(start, start + length).toString()) as Record<
      string,
      unknown
    >;
    if (type === 'span' && (payload.items as unknown[]).length !== count)
      throw new Error('The spans are not as many as they say.');
    items.push({ type, payload });
    if (items.length > MAX_ITEMS) throw new Error('There are too many items.');
    at = start + length + 1;
    if (at <= bytes.length && bytes[at - 1] !== 0x0a)
      throw new Error(`Something follows the ${type}.`);
  }
  if (items.length === 0) throw new Error('The envelope is empty.');
  return { header: JSON.parse(headerLine.toString()) as Record<string, unknown>, items };
}
