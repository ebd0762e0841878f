// What a reader's machine does for the first visits: processor time of the whole browser for the same
// page three times and for another one, with the service worker and without.
// Run after a build, on Linux: npm run bench -- visits [folder of another build to measure beside this one]
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../tests/support/chromiumLaunch';
import { servePlimsoll } from '../tests/support/servePlimsoll';

const PATHS = ['/features/has', '/features/has', '/features/has', '/features'];
const RUNS = 3;
/** Longer than until a page counts as read, so that what the worker saves for it is included. */
const VISIT_MS = 4_500;
/** Linux counts a process's CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Its own, and of those children that have ended. */
  readonly ticks: number;
}

function readProcesses(): ProcessTimes[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
      return [{ pid: Number(name), parent: fields[1] ?? 0, ticks }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** Milliseconds that a process and all it has started took so far. */
function cpuOf(root: number): number {
  const all = readProcesses();
  const sum = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce(
        (total, child) => total + sum(child.pid),
        all.find((each) => each.pid === pid)?.ticks ?? 0,
      );
  return sum(root) * MS_PER_TICK;
}

async function visit(
  browser: Browser,
  pid: number,
  site: string,
  serviceWorkers: 'allow' | 'block',
): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers });
  const page = await context.newPage();
  const visits: number[] = [];
  for (const path of PATHS) {
    const before = cpuOf(pid);
    await page.goto(site + path);
    await page.waitForTimeout(VISIT_MS);
    visits.push(cpuOf(pid) - before);
  }
  await context.close();
  return visits;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function main(): Promise<void> {
  const other = process.argv[2];
  const served = [
    { name: 'this build', ...(await servePlimsoll({})) },
    ...(other === undefined ? [] : [{ name: 'other build', ...(await servePlimsoll({}, other)) }]),
  ];
  const launched = await chromium.launchServer(chromiumLaunch());
  const browser = await chromium.connect(launched.wsEndpoint());
  const pid = launched.process().pid ?? 0;
  try {
    const subjects = [
      ...served.map(({ name, url }) => ({ name, url, workers: 'allow' as const })),
      ...served
        .slice(0, 1)
        .map(({ name, url }) => ({ name: `${name}, no worker`, url, workers: 'block' as const })),
    ];
    const runs = subjects.map(() => [] as number[][]);
    for (let run = 0; run <= RUNS; run += 1)
      for (const [at, { url, workers }] of subjects.entries()) {
        const visits = await visit(browser, pid, url, workers);
        // The first one warms the server.
        if (run > 0) runs[at]?.push(visits);
      }
    console.log(
      `Processor time of a visit of ${VISIT_MS} ms in ms, medians of ${RUNS} new readers.`,
    );
    console.table(
      Object.fromEntries(
        subjects.map(({ name }, at) => [
          name,
          Object.fromEntries(
            PATHS.map((path, visited) => [
              `${visited + 1}. ${path}`,
              median((runs[at] ?? []).map((visits) => visits[visited] ?? Number.NaN)),
            ]),
          ),
        ]),
      ),
    );
  } finally {
    await browser.close();
    await launched.close();
    for (const { close } of served) await close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
