// Server-rendered pages: requests a second and CPU time a request, next to a bare http server that
// sends the same bytes, and a bare Next app that does. Run after a build: npm run bench -- ssr [folder
// of another build to measure next to this one]
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import type * as React from 'react';
import type * as ReactServer from 'react-dom/server';
import { WITHOUT_CLIENT_LIMITS } from '../tests/support/withoutClientLimits';
import { startBareNext } from './bareNext';

/** Fewer than those from which on a server that is behind refuses some (src/server/api/http/admission.ts). */
const CONNECTIONS = 12;
const BARE_NEXT = 'bare Next app, same bytes';
const SECONDS = 6;
const ROUNDS = 3;
/**
 * How long each page is asked for before it is measured: a server compiles its hot code for about
 * 20 s, and plain React is measured in a process that has done so.
 */
const WARM_UP_SECONDS = 20;
/** Linux counts a process's CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

interface Subject {
  readonly name: string;
  readonly url: string;
  /** Absent where the CPU time is not of a process of its own. */
  readonly pid?: number | undefined;
}

interface Figures {
  readonly perSecond: number;
  readonly cpuMs: number;
}

async function startBuild(
  name: string,
  folder: string,
  port: number,
): Promise<{ readonly subject: Subject; readonly process: ChildProcess }> {
  const child = spawn(process.execPath, ['.plimsoll/server.cjs'], {
    cwd: folder,
    env: {
      ...process.env,
      ...WITHOUT_CLIENT_LIMITS,
      NODE_ENV: 'production',
      PORT: String(port),
      BEHIND_PROXY: '1',
      WORKERS: '1',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilAnswered(`${url}/readyz`);
  } catch (cause) {
    child.kill();
    throw new Error(`${name} did not start from ${folder}. Build it first: npm run build`, {
      cause,
    });
  }
  return { subject: { name, url, pid: child.pid }, process: child };
}

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} does not answer.`);
}

/** The floor: a server that only sends, in a thread of its own. */
function startBare(
  bodies: ReadonlyMap<string, Uint8Array>,
): Promise<{ readonly url: string; readonly worker: Worker }> {
  const source = `
    const { createServer } = require('node:http');
    const { parentPort, workerData } = require('node:worker_threads');
    const server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(workerData.get(request.url));
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
  const worker = new Worker(source, { eval: true, workerData: bodies });
  return new Promise((resolve) =>
    worker.once('message', (port: number) => resolve({ worker, url: `http://127.0.0.1:${port}` })),
  );
}

function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

async function measure({ url, pid }: Subject, path: string): Promise<Figures> {
  const before = pid === undefined ? 0 : cpuTicks(pid);
  const result = await autocannon({ url: url + path, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} answers were no success, ${result.errors} failed.`);
  const cpuMs =
    pid === undefined
      ? Number.NaN
      : ((cpuTicks(pid) - before) * MS_PER_TICK) / result.requests.total;
  return { perSecond: result.requests.average, cpuMs };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measureAll(subjects: readonly Subject[], path: string): Promise<void> {
  const rounds = subjects.map(() => [] as Figures[]);
  for (const { url, pid } of subjects)
    if (pid !== undefined)
      await autocannon({ url: url + path, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, subject] of subjects.entries()) rounds[at]?.push(await measure(subject, path));
  }
  const alone = await renderAlone(path);
  const rows = subjects.map(({ name }, at) => ({
    name,
    perSecond: median((rounds[at] ?? []).map((figures) => figures.perSecond)),
    cpuMs: median((rounds[at] ?? []).map((figures) => figures.cpuMs)),
  }));
  rows.push({ name: 'renderToString alone, data in hand', perSecond: 1000 / alone, cpuMs: alone });
  const own = rows[0]?.perSecond ?? Number.NaN;
  const bareNext = rows.find(({ name }) => name === BARE_NEXT)?.cpuMs ?? Number.NaN;
  rows.push({
    name: 'React alone and a bare Next app, added',
    perSecond: 1000 / (alone + bareNext),
    cpuMs: alone + bareNext,
  });
  console.log(`\n${path}`);
  console.table(
    rows.map(({ name, perSecond, cpuMs }) => ({
      subject: name,
      'per second': Math.round(perSecond),
      'share of it': (own / perSecond).toFixed(3),
      'CPU ms each': cpuMs.toFixed(2),
    })),
  );
}

interface BuiltPage {
  readonly default: { getInitialProps(context: unknown): Promise<Record<string, unknown>> };
}

const PAGE_FILES: Readonly<
  Record<string, readonly [file: string, query: Record<string, unknown>]>
> = {
  '/': ['index', {}],
  '/features': ['features', {}],
  '/features/has': ['features/[slug]', { slug: 'has' }],
  '/compat/css/properties/grid': ['compat/[[...path]]', { path: ['css', 'properties', 'grid'] }],
  '/stats': ['stats', {}],
};

/**
 * CPU ms of plain React for the same page: the built page's own tree, its data already in the
 * store.
 */
async function renderAlone(path: string): Promise<number> {
  const load = createRequire(join(process.cwd(), 'package.json'));
  const [file, query] = PAGE_FILES[path] ?? ['index', {}];
  const built = (name: string) =>
    load(join(process.cwd(), '.next/server/pages', `${name}.js`)) as BuiltPage | Promise<BuiltPage>;
  const { default: Page } = await built(file);
  const { default: App } = await built('_app');
  const { createElement } = load('react') as typeof React;
  const { renderToString } = load('react-dom/server') as typeof ReactServer;
  const { RouterContext } = load(
    'next/dist/server/route-modules/pages/vendored/contexts/router-context',
  ) as { RouterContext: React.Context<unknown> };
  const pageProps = await Page.getInitialProps({
    query,
    asPath: path,
    pathname: path,
    req: { headers: {} },
    res: {},
  });
  const router = {
    asPath: path,
    pathname: path,
    route: path,
    query,
    isReady: true,
    events: { on: () => undefined, off: () => undefined },
  };
  const element = () =>
    createElement(
      RouterContext.Provider,
      { value: router },
      createElement(App as never, { Component: Page, pageProps } as never),
    );
  const rounds: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const before = process.cpuUsage();
    for (let i = 0; i < 30; i += 1) renderToString(element());
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 30_000);
  }
  return median(rounds);
}

async function main(): Promise<void> {
  const other = process.argv[2];
  const started = [
    await startBuild('this build', process.cwd(), 4801),
    ...(other ? [await startBuild('other build', other, 4802)] : []),
  ];
  const own = started[0]?.subject.url ?? '';
  const texts = new Map<string, string>();
  for (const path of Object.keys(PAGE_FILES))
    texts.set(path, await (await fetch(own + path)).text());
  const bodies = new Map([...texts].map(([path, text]) => [path, new TextEncoder().encode(text)]));
  const bare = await startBare(bodies);
  const bareNext = startBareNext(texts, 4803);
  try {
    await untilAnswered(`${bareNext.url}/`);
    const subjects = [
      ...started.map(({ subject }) => subject),
      { name: 'bare http server, same bytes', url: bare.url },
      { name: BARE_NEXT, url: bareNext.url, pid: bareNext.process.pid },
    ];
    for (const path of bodies.keys()) await measureAll(subjects, path);
  } finally {
    for (const { process: child } of started) child.kill('SIGINT');
    bareNext.process.kill();
    await bare.worker.terminate();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
