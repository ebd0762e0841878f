// Waiting times when ten times as many ask as one process can answer: npm run bench -- saturation
// [seconds, 20 if left out]. `/healthz` is asked all the while, and after the storm a page, until it
// is as quick as before.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { serveBuilt } from './readers';

const SECONDS = Number(process.argv[2] ?? 20);
/** As many connections keep one process busy, and no longer answers more. */
const SATURATING = 20;
const TIMES = 10;
const PATH = '/features/has';

interface Answered {
  readonly status: number;
  readonly ms: number;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

async function time(url: string): Promise<Answered & { readonly retryAfter: string | null }> {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  const { status, headers } = response;
  return { status, ms: performance.now() - startedAt, retryAfter: headers.get('retry-after') };
}

function storm(
  url: string,
  connections: number,
  seconds: number,
): Promise<{ answers: readonly Answered[]; failed: number }> {
  const answers: Answered[] = [];
  return new Promise((resolve, reject) => {
    const run = autocannon(
      { url: `${url}${PATH}`, connections, duration: seconds, timeout: 30 },
      (cause: Error | null, { errors, timeouts }) =>
        cause ? reject(cause) : resolve({ answers, failed: errors + timeouts }),
    );
    run.on('response', (_client, status, _bytes, ms) => answers.push({ status, ms }));
  });
}

async function watchHealth(url: string, isOver: () => boolean): Promise<readonly number[]> {
  const beats: number[] = [];
  while (!isOver()) {
    beats.push((await time(`${url}/healthz`)).ms);
    await pause(100);
  }
  return beats;
}

function report(name: string, { answers, failed }: Awaited<ReturnType<typeof storm>>): void {
  const statuses = [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);
  console.log(`\n${name}: ${answers.length} answers, ${failed} failed`);
  console.table(
    statuses.map((status) => {
      const times = answers.filter((each) => each.status === status).map(({ ms }) => ms);
      const at = (share: number) => Math.round(percentile(times, share));
      return { status, answers: times.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
    }),
  );
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saturation-'));
  const { url, process: server } = await serveBuilt(folder);
  try {
    await storm(url, SATURATING, SECONDS / 2);
    report(`${SATURATING} connections`, await storm(url, SATURATING, SECONDS / 2));
    let isOver = false;
    const health = watchHealth(url, () => isOver);
    const heavy = await storm(url, SATURATING * TIMES, SECONDS);
    const endedAt = performance.now();
    report(`${SATURATING * TIMES} connections`, heavy);
    let page = await time(`${url}${PATH}`);
    while (page.status !== 200 || page.ms > 100) {
      await pause(50);
      page = await time(`${url}${PATH}`);
    }
    const recovered = performance.now() - endedAt;
    isOver = true;
    const beats = await health;
    console.log(
      `/healthz: p50 ${percentile(beats, 0.5).toFixed(0)}, longest ${Math.max(...beats).toFixed(0)} ms (wanted ≤ 500); ` +
        `a page within 100 ms again after ${(recovered / 1000).toFixed(1)} s (wanted ≤ 5)`,
    );
  } finally {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

void bench();
