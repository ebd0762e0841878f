// The wait for a scan of this product's own build on /scan, in Chromium on loopback: the
// folder is chosen once the scanner had time to load, as readers do, or at once. Run after a build:
// `npm run bench -- scanPage [rounds] [folder]`
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type BrowserServer, chromium, type Page } from 'playwright';
import { findChromium } from '@/tools/chromium.mjs';
import { WITHOUT_CLIENT_LIMITS } from '../tests/support/withoutClientLimits';

const PORT = 4813;
const ROUNDS = Number(process.argv[2] ?? 3);
const FOLDER = process.argv[3] ?? '.next/static';
/** The page loads every parser three seconds after it opened. */
const READY_MS = 6_000;

type Round = Readonly<
  Record<
    | 'first finding ms'
    | 'done ms'
    | 'answered ms'
    | 'longest task ms'
    | 'its processor ms'
    | 'MB'
    | 'processor s'
    | 'held MB per MB'
    | 'peak MB per MB',
    number
  >
>;

/** Runs in the page: notes when the first finding and the answer stand there, and every long task. */
function observe(): void {
  const seen: Record<string, number> = {};
  const tasks: number[] = [];
  Object.assign(window, { seen, tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (seen['chosen'] !== undefined && startTime + duration > seen['chosen'])
        tasks.push(duration);
  }).observe({ type: 'longtask' });
  document.addEventListener('change', () => (seen['chosen'] ??= performance.now()), true);
  const note = (name: string, isThere: boolean) => {
    if (isThere) seen[name] ??= performance.now();
  };
  new MutationObserver(() => {
    if (seen['chosen'] === undefined) return;
    note('found', document.querySelector('main table tbody tr') !== null);
    note('scanning', document.querySelector('main progress') !== null);
    if (seen['scanning'] !== undefined)
      note('done', document.querySelector('main progress') === null);
    note('answered', /can run this code/.test(document.querySelector('main')?.textContent ?? ''));
  }).observe(document, { childList: true, subtree: true });
}

/** Processes of pages below this one. */
function renderersOf(browserId: number): number[] {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, id, parent, command]) => ({ id: Number(id), parent: Number(parent), command }));
  const family = new Set([browserId]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes
    .filter(({ id, command }) => family.has(id) && command?.includes('--type=renderer'))
    .map(({ id }) => id);
}

/** Bytes in memory, workers included. */
const residentBytes = (ids: readonly number[]): number =>
  ids.reduce((sum, id) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  }, 0);

/** Seconds of processor time so far. */
const processorSeconds = (ids: readonly number[]): number =>
  ids.reduce((sum, id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);

/** Bytes that the page and its workers hold once garbage is collected: objects and buffers. */
async function openHeaps(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const workers = new Set<string>();
  const waiting = new Map<string, (bytes: number) => void>();
  const bytesIn = (usage: { usedSize: number; backingStorageSize?: number }) =>
    usage.usedSize + (usage.backingStorageSize ?? 0);
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId);
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: { usedSize: number } };
    if (id === 2) waiting.get(sessionId)?.(bytesIn(result));
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const usedBy = (sessionId: string) =>
    new Promise<number>((resolve) => {
      waiting.set(sessionId, resolve);
      for (const [at, method] of ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage'].entries())
        void session.send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id: at + 1, method }),
        });
    });
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const own = bytesIn(await session.send('Runtime.getHeapUsage'));
    return (await Promise.all([...workers].map(usedBy))).reduce((sum, each) => sum + each, own);
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Of the page's own thread, whatever else the machine does meanwhile. */
function longestProcessorMs(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

interface Times {
  readonly seen: Readonly<Record<string, number>>;
  readonly tasks: readonly number[];
}

const timesOf = (page: Page): Promise<Times> =>
  page.evaluate(() => {
    const { seen, tasks } = window as unknown as Times;
    return { seen, tasks };
  });

async function scanOnce(isReady: boolean): Promise<Round> {
  const server = await launchBrowser();
  try {
    return await scanIn(server, isReady);
  } finally {
    await server.close();
  }
}

const launchBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

async function scanIn(server: BrowserServer, isReady: boolean): Promise<Round> {
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await (await browser.newContext()).newPage();
  // The loader that runs this file wraps functions in a helper the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
  await page.addInitScript(observe);
  await page.goto(`http://127.0.0.1:${PORT}/scan`);
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  const heldBytes = await openHeaps(page);
  const folder = page.getByLabel('A folder, such as your build');
  if (isReady) {
    await folder.focus();
    await page.waitForTimeout(READY_MS);
  }
  const heldBefore = await heldBytes();
  const renderers = renderersOf(server.process().pid!);
  const before = residentBytes(renderers);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes(renderers))), 50);
  const secondsBefore = processorSeconds(renderers);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await folder.setInputFiles(FOLDER);
  await page.waitForFunction(
    () => (window as unknown as Times).seen['answered'] !== undefined,
    undefined,
    { timeout: 120_000 },
  );
  clearInterval(timer);
  const busiest = longestProcessorMs(await browser.stopTracing());
  const seconds = processorSeconds(renderers) - secondsBefore;
  const facts = (await page.getByText(/^\d+ files, [\d.]+ MB$/).textContent()) ?? '';
  const megabytes = Number(/([\d.]+) MB/.exec(facts)?.[1]);
  const { seen, tasks } = await timesOf(page);
  const held = (await heldBytes()) - heldBefore;
  await browser.close();
  const since = (name: string) => seen[name]! - seen['chosen']!;
  return {
    'first finding ms': since('found'),
    'done ms': since('done'),
    'answered ms': since('answered'),
    'longest task ms': Math.max(0, ...tasks),
    'its processor ms': busiest,
    MB: megabytes,
    'processor s': seconds,
    'held MB per MB': held / 1e6 / megabytes,
    'peak MB per MB': (peak - before) / 1e6 / megabytes,
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function compare(isReady: boolean): Promise<void> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scanOnce(isReady));
  console.log(isReady ? 'With the scanner loaded:' : 'At once after the page is there:');
  const names = Object.keys(rounds[0]!) as (keyof Round)[];
  const middle = names.map((name) => [name, median(rounds.map((each) => each[name]))] as const);
  console.table(
    Object.fromEntries(
      [...rounds.entries(), ['median', Object.fromEntries(middle)] as const].map(([at, round]) => [
        at,
        Object.fromEntries(
          Object.entries(round).map(([name, value]) => [name, Number(value.toFixed(1))]),
        ),
      ]),
    ),
  );
}

async function main(): Promise<void> {
  const server = spawn(process.execPath, ['.plimsoll/server.cjs'], {
    env: {
      ...process.env,
      ...WITHOUT_CLIENT_LIMITS,
      NODE_ENV: 'production',
      PORT: String(PORT),
      LOG_LEVEL: 'error',
      DATA_REFRESH: 'off',
    },
    stdio: 'ignore',
  });
  try {
    for (let tries = 0; tries < 120; tries += 1) {
      const isThere = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await compare(true);
    await compare(false);
  } finally {
    server.kill('SIGINT');
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
