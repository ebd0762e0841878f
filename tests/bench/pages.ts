// What a reader waits for: LCP, CLS, total blocking time and the longest task of the first load, in
// Chromium with the CPU slowed down four times. Run after a build: npm run bench -- pages [phone]
import { spawn } from 'node:child_process';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '@/tools/chromium.mjs';
import { WITHOUT_CLIENT_LIMITS } from '../support/withoutClientLimits';

const PATHS = [
  '/',
  '/features',
  '/features/has',
  '/compat/css/properties/grid',
  '/compat/api/Document',
];
const VIEWPORT =
  process.argv[2] === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 900 };
const RUNS = 7;
const CPU_SLOWDOWN = 4;
const PORT = 4810;
/** Long enough for everything a first load starts to have happened. */
const SETTLE_MS = 4_000;

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
  readonly longest: number;
}

/** Runs in the page before anything else: notes what the browser reports. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, blocking: 0, longest: 0 };
  Object.assign(window, { vitals: seen });
  const watch = (
    type: string,
    visit: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(visit)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  watch('longtask', (entry) => {
    seen.blocking += entry.duration - 50;
    seen.longest = Math.max(seen.longest, entry.duration);
  });
}

async function load(browser: Browser, path: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The loader that runs this file wraps functions in a helper the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
  await page.addInitScript(observe);
  await page.goto(`http://127.0.0.1:${PORT}${path}`);
  await page.waitForTimeout(SETTLE_MS);
  const isHydrated = await page.evaluate(
    () => performance.getEntriesByName('Next.js-hydration').length > 0,
  );
  if (!isHydrated)
    throw new Error(
      `${path} was not hydrated within ${SETTLE_MS} ms; figures of a page without scripts say nothing.`,
    );
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function main(): Promise<void> {
  const server = spawn(process.execPath, ['.plimsoll/server.cjs'], {
    env: {
      ...process.env,
      ...WITHOUT_CLIENT_LIMITS,
      NODE_ENV: 'production',
      PORT: String(PORT),
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (let tries = 0; tries < 120; tries += 1) {
      if (
        await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
          (response) => response.ok,
          () => false,
        )
      )
        break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const rows = [];
    for (const path of PATHS) {
      await load(browser, path);
      const runs: Vitals[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await load(browser, path));
      const of = (name: keyof Vitals) => median(runs.map((run) => run[name]));
      rows.push({
        path,
        'LCP ms': Math.round(of('lcp')),
        CLS: of('cls').toFixed(4),
        'TBT ms': Math.round(of('blocking')),
        'longest task ms': Math.round(of('longest')),
      });
    }
    console.log(
      `Median of ${RUNS} first loads, CPU slowed down ${CPU_SLOWDOWN} times, ${VIEWPORT.width} px wide, loopback.`,
    );
    console.table(rows);
  } finally {
    await browser.close();
    server.kill('SIGINT');
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
