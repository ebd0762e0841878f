// Processor time and size of the dearest anonymous requests, of every kind, to a built server:
// npm run bench -- dearest [part of a name] [requests of each, 40 if left out]. Wanted: 100 ms at 90 % and 2 MB.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { type DearRequest, type DearShape, dearShapes, worldOf } from '../tests/support/dearShapes';
import { keepEarlierVersion } from '../tests/support/keepEarlierVersion';
import { serveBuilt } from './readers';

const PART = process.argv[2] ?? '';
const REQUESTS = Number(process.argv[3] ?? 40);
/** The first compile code and fill memories that every reader shares. */
const WARM_UP = 6;

/** Answers a message with the processor time of all threads of the server. */
const HOOK =
  "data:text/javascript,process.on('message', (it) => it === 'cpu' && process.send(process.cpuUsage()))";

interface Cost {
  readonly cpuMs: number;
  readonly bytes: number;
  readonly status: number;
}

let serial = 0;

type Served = Awaited<ReturnType<typeof serveBuilt>>;

const cpuMs = ({ process: server }: Served): Promise<number> =>
  new Promise((resolve) => {
    const hear = (message: object): void => {
      if (!('user' in message)) return;
      server.off('message', hear);
      const { user, system } = message as NodeJS.CpuUsage;
      resolve((user + system) / 1000);
    };
    server.on('message', hear);
    server.send('cpu');
  });

async function measure(served: Served, request: DearRequest): Promise<Cost> {
  const { path, method = 'GET', body, headers } = request;
  const before = await cpuMs(served);
  const response = await fetch(`${served.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      'Accept-Encoding': 'identity',
      // Each from another client, so that none is refused for what the ones before it took.
      'X-Forwarded-For': `198.51.${(serial += 1) >> 8}.${serial & 255}`,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  return { cpuMs: (await cpuMs(served)) - before, bytes, status: response.status };
}

const at = (costs: readonly Cost[], share: number): number =>
  Math.round(
    costs.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b)[Math.floor(share * (costs.length - 1))]!,
  );

async function tryShape(served: Served, shape: DearShape) {
  const costs: Cost[] = [];
  for (let n = 1; n <= WARM_UP; n += 1) await measure(served, shape(1_000 + n));
  for (let n = 1; n <= REQUESTS; n += 1) costs.push(await measure(served, shape(n)));
  const statuses = [...new Set(costs.map(({ status }) => status))].sort((a, b) => a - b);
  return {
    median: at(costs, 0.5),
    'of 90 %': at(costs, 0.9),
    worst: at(costs, 1),
    kB: Math.round(Math.max(...costs.map(({ bytes }) => bytes)) / 1000),
    status: statuses.join(' '),
  };
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dearest-'));
  const store = new DataStore(folder);
  const kept = (['paired', 'older', 'oldest'] as const).map((week) =>
    keepEarlierVersion(store, week),
  );
  const catalogue = loadCatalogue();
  const served = await serveBuilt(folder, { TRUST_PROXY: '1' }, ['--import', HOOK]);
  const shapes = dearShapes(worldOf(catalogue, [catalogue.version, ...kept]));
  try {
    const rows: Record<string, Awaited<ReturnType<typeof tryShape>>> = {};
    for (const [name, shape] of Object.entries(shapes))
      if (name.includes(PART)) {
        rows[name] = await tryShape(served, shape);
        console.log(name, JSON.stringify(rows[name]));
      }
    const sorted = Object.entries(rows).sort(([, a], [, b]) => b['of 90 %'] - a['of 90 %']);
    console.log(`Milliseconds of processor time, all threads, ${REQUESTS} requests of each kind:`);
    console.table(Object.fromEntries(sorted));
  } finally {
    served.process.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

void bench();
