// Requests a second of feeds, badges, cards and JSON over HTTP, each next to a bare `http` server
// that sends the same bytes from a constant. Run: npm run bench -- answers
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { sendAnswer } from '@/server/api/http/sendAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createLog } from '@/server/platform/observe/log';

const catalogue = loadCatalogue();

const PATHS = [
  '/badge/features/has.svg',
  '/embed/features/has',
  '/features/has.json',
  '/feeds/newly',
  '/feeds/query?q=group:css',
  '/exports/eslint.json?features=has,grid',
];
/**
 * The best round counts, for whatever else the machine does only takes away; the servers take
 * turns.
 */
const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 10;
const today = new Date().toISOString().slice(0, 10);

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

async function requestsPerSecond(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const { requests, non2xx, errors, statusCodeStats } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
  });
  if (errors > 0 || (non2xx > 0 && statusCodeStats?.['304']?.count !== non2xx))
    throw new Error(`${path}: ${errors} errors, ${non2xx} refusals`);
  return Math.round(requests.average);
}

/** The first of its kind, and one never asked for before: what a cache miss costs, in ms. */
function computing(path: string): number {
  const times = Array.from({ length: 20 }, (_, round) => {
    const start = performance.now();
    // Another origin is another answer, so nothing is kept.
    renderAnswer(catalogue, path, `http://localhost:${4000 + round}`, today);
    return performance.now() - start;
  });
  return Math.min(...times);
}

async function serveHere(): Promise<void> {
  const silent = createLog({ write: () => undefined }, 'silent');
  const server = createHttpServer({
    handle: async (request, response) => void (await sendAnswer(request, response)),
    isReady: () => true,
    isHttps: false,
    compresses: true,
    log: silent,
  });
  const bare = createServer((request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(bodies.get(request.url ?? '')),
  );
  const bodies = new Map(
    PATHS.map((path) => [path, renderAnswer(catalogue, path, 'http://localhost', today).body]),
  );
  process.send?.({ ours: await listen(server), bare: await listen(bare) });
}

async function measure(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/answers.ts', 'serve'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { ours, bare } = await new Promise<{ ours: number; bare: number }>((resolve) =>
    child.once('message', resolve as (message: unknown) => void),
  );
  const rows: Record<string, Record<string, number>> = {};
  for (const path of PATHS) {
    const response = await fetch(`http://127.0.0.1:${ours}${path}`);
    const characters = (await response.text()).length;
    const best = {
      'ours, req/s': 0,
      'ours gzip, req/s': 0,
      'ours 304, req/s': 0,
      'bare http, req/s': 0,
    };
    for (let round = 0; round < ROUNDS; round++) {
      best['ours, req/s'] = Math.max(best['ours, req/s'], await requestsPerSecond(ours, path));
      best['bare http, req/s'] = Math.max(
        best['bare http, req/s'],
        await requestsPerSecond(bare, path),
      );
      best['ours gzip, req/s'] = Math.max(
        best['ours gzip, req/s'],
        await requestsPerSecond(ours, path, { 'accept-encoding': 'gzip' }),
      );
      best['ours 304, req/s'] = Math.max(
        best['ours 304, req/s'],
        await requestsPerSecond(ours, path, { 'if-none-match': response.headers.get('etag')! }),
      );
    }
    rows[path] = { characters, 'computed, ms': Math.round(computing(path) * 100) / 100, ...best };
  }
  console.log(
    `${CONNECTIONS} connections, best of ${ROUNDS} rounds of ${SECONDS} s, server and client on one machine.`,
  );
  console.table(rows);
  child.kill();
}

void (process.argv[2] === 'serve' ? serveHere() : measure());
