// What telemetry costs a reader: LCP and total blocking time with and without it, run by turns on a
// quarter of the CPU's speed, what is posted for one page view, how much JavaScript runs for it,
// and what arrives of pages left early. Run after a build: npm run bench -- telemetry
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '@/tools/chromium.mjs';
import { servePlimsoll } from '../tests/support/servePlimsoll';
import { telemetryOf } from '../tests/support/telemetryOf';
import { listenTelemetry, type TelemetryReceiver } from '../tests/support/telemetryReceiver';

const PATH = '/features/has';
const RUNS = 12;
const CPU_SLOWDOWN = 4;
/** Long enough for the SDK to be loaded and its first batches to be sent. */
const SETTLE_MS = 10_000;
const LONG_TASK_MS = 50;
/** Milliseconds after hydration at which pages are left: before the SDK has run. */
const LEFT_AFTER_MS = [500, 2_500];
const LEFT_RUNS = 8;
const LEFT_KEY = 'bench-left-ms';

/** From here on after hydration a page left alone runs nothing but the SDK. */
const COLLECTOR_MS = 4_000;

interface Run {
  readonly lcp: number;
  /** Milliseconds over `LONG_TASK_MS` of all tasks. */
  readonly blocking: number;
  /** Of them, those of the time in which the SDK is run. */
  readonly late: number;
  readonly longest: number;
}

interface Seen {
  lcp: number;
  readonly tasks: { readonly startTime: number; readonly duration: number }[];
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen: Seen = { lcp: 0, tasks: [] };
  Object.assign(window, { seen });
  const watch = (type: string, visit: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(visit)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

async function inNewPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  // The loader that runs this file wraps functions in a helper the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
  const result = await work(page);
  await context.close();
  return result;
}

const measure = (browser: Browser, url: string): Promise<Run> =>
  inNewPage(browser, async (page) => {
    await (
      await page.context().newCDPSession(page)
    ).send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url + PATH);
    await page.waitForTimeout(SETTLE_MS);
    const hydrated = await page.evaluate(
      () => performance.getEntriesByName('Next.js-hydration')[0]!.startTime,
    );
    const { lcp, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const blockingOf = (of: Seen['tasks']) =>
      sum(of.map(({ duration }) => duration - LONG_TASK_MS));
    const late = tasks.filter(({ startTime }) => startTime > hydrated + COLLECTOR_MS);
    return {
      lcp,
      blocking: blockingOf(tasks),
      late: blockingOf(late),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });

/**
 * Bytes of JavaScript that arrived and that ran, and of envelopes that left, for one page view from
 * its opening to its end.
 */
const weigh = (browser: Browser, url: string, collector: TelemetryReceiver) =>
  inNewPage(browser, async (page) => {
    collector.forget();
    await page.coverage.startJSCoverage();
    await page.goto(url + PATH);
    await page.waitForTimeout(SETTLE_MS);
    const scripts = await page.coverage.stopJSCoverage();
    await page.goto('about:blank');
    await page.waitForTimeout(2_000);
    const own = scripts.filter((script) => script.url.includes('/_next/'));
    return {
      'JS loaded': sum(own.map(({ source }) => source?.length ?? 0)),
      'JS run': sum(
        own.map(({ functions, source }) => (source?.length ?? 0) - neverRun(functions)),
      ),
      envelopes: collector.received.length,
      'bytes posted': sum(collector.received.map(({ text }) => text.length)),
    };
  });

/**
 * Milliseconds for which the SDK holds up a page that is left by an address, and what the collector
 * hears of it.
 */
const leaveEarly = (
  browser: Browser,
  url: string,
  collector: TelemetryReceiver,
  afterMs: number,
  slowdown: number,
) =>
  inNewPage(browser, async (page) => {
    collector.forget();
    await (
      await page.context().newCDPSession(page)
    ).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript((key) => {
      let leftAt = 0;
      addEventListener('pagehide', () => (leftAt = performance.now()), { capture: true });
      // The last that is done of what is measured; a page that goes can keep a note in storage
      // alone.
      const { takeRecords } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.takeRecords = function noted() {
        if (leftAt > 0) localStorage.setItem(key, String(performance.now() - leftAt));
        return takeRecords.call(this);
      };
    }, LEFT_KEY);
    await page.goto(url + PATH);
    await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
    await page.waitForTimeout(afterMs);
    await page.goto(`${url}/robots.txt`);
    const ms = Number(await page.evaluate((key) => localStorage.getItem(key), LEFT_KEY));
    await page.waitForTimeout(2_000);
    const { sessions, spans } = telemetryOf(collector);
    const hasMeasures = ['ttfb', 'fcp', 'lcp'].every((vital) =>
      spans.some(({ attributes }) => `browser.web_vital.${vital}.value` in attributes),
    );
    return { ms, isHeard: sessions.length === 1 && hasMeasures };
  });

async function leavings(
  browser: Browser,
  url: string,
  collector: TelemetryReceiver,
  slowdown: number,
) {
  const all: Awaited<ReturnType<typeof leaveEarly>>[] = [];
  for (let run = 0; run < LEFT_RUNS; run += 1)
    all.push(await leaveEarly(browser, url, collector, LEFT_AFTER_MS[run % 2]!, slowdown));
  return {
    'CPU ÷': slowdown,
    heard: `${all.filter(({ isHeard }) => isHeard).length} of ${LEFT_RUNS}`,
    'held up ms': quartiles(all.map(({ ms }) => ms)),
  };
}

interface CoveredFunction {
  readonly ranges: readonly {
    readonly startOffset: number;
    readonly endOffset: number;
    readonly count: number;
  }[];
}

/**
 * Characters of the functions that were never called; those within one another are counted once.
 */
function neverRun(functions: readonly CoveredFunction[]): number {
  const ranges = functions
    .flatMap(({ ranges: [whole] }) => (whole?.count === 0 ? [whole] : []))
    .sort((a, b) => a.startOffset - b.startOffset);
  let end = 0;
  let count = 0;
  for (const { startOffset, endOffset } of ranges) {
    if (endOffset <= end) continue;
    count += endOffset - Math.max(startOffset, end);
    end = endOffset;
  }
  return count;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function quartiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}

async function main(): Promise<void> {
  const collector = await listenTelemetry();
  const sites = {
    without: await servePlimsoll({ LOG_LEVEL: 'error' }),
    with: await servePlimsoll({ LOG_LEVEL: 'error', SENTRY_DSN: collector.dsn }),
  };
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const runs: Record<keyof typeof sites, Run[]> = { without: [], with: [] };
  try {
    const weights = {
      without: await weigh(browser, sites.without.url, collector),
      with: await weigh(browser, sites.with.url, collector),
    };
    console.table(weights);
    console.log(
      `Pages left ${LEFT_AFTER_MS.join(' and ')} ms after hydration, heard of with session, TTFB, FCP and LCP.`,
    );
    console.table([
      await leavings(browser, sites.with.url, collector, 1),
      await leavings(browser, sites.with.url, collector, CPU_SLOWDOWN),
    ]);
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of run % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const))
        runs[name].push(await measure(browser, sites[name].url));
    }
    const row = (of: readonly Run[]) => ({
      'LCP ms': quartiles(of.map(({ lcp }) => lcp)),
      'TBT ms': quartiles(of.map(({ blocking }) => blocking)),
      'of it, late': quartiles(of.map(({ late }) => late)),
      'longest task ms': quartiles(of.map(({ longest }) => longest)),
    });
    console.log(
      `Median and quartiles of ${RUNS} first loads of ${PATH} each, by turns, CPU slowed down ${CPU_SLOWDOWN} times; tasks over ${LONG_TASK_MS} ms.`,
    );
    console.table({ without: row(runs.without), with: row(runs.with) });
  } finally {
    await browser.close();
    await Promise.all([sites.without.close(), sites.with.close(), collector.close()]);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
