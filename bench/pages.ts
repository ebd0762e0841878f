// A reader's waiting time: LCP, CLS, total blocking time and the longest task of the first load, in
// Chromium with the CPU slowed down four times, next to the same pages without scripts.
// Run after a build: npm run bench -- pages [phone]
import { spawn } from 'node:child_process';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '@/tools/chromium.mjs';
import { WITHOUT_CLIENT_LIMITS } from '../tests/support/withoutClientLimits';

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
const SETTLE_MS = 3_000;

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
  readonly longest: number;
}

/** Runs in the page: what the browser has noted since the load began. */
function readVitals(): Vitals {
  const vitals = { lcp: 0, cls: 0, blocking: 0, longest: 0 };
  const read = (
    type: string,
    visit: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    observer.takeRecords().forEach(visit);
  };
  read('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  read('layout-shift', (entry) => (vitals.cls += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  read('longtask', (entry) => {
    vitals.blocking += entry.duration - 50;
    vitals.longest = Math.max(vitals.longest, entry.duration);
  });
  return vitals;
}

/** The loader that runs this file wraps functions in a helper that pages do not have. */
const READ_VITALS = `(() => { const __name = (wrapped) => wrapped; return (${readVitals.toString()})(); })()`;
const IS_HYDRATED = `performance.getEntriesByName('Next.js-hydration').length > 0`;

/** Without scripts, a page takes what the browser needs to parse, lay out and paint it. */
type Scripts = 'with' | 'without';

async function load(browser: Browser, path: string, scripts: Scripts): Promise<Vitals> {
  const { send, close } = await openUnfollowed(browser);
  await send('Emulation.setDeviceMetricsOverride', {
    ...VIEWPORT,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await send('Emulation.setScriptExecutionDisabled', { value: scripts === 'without' });
  await send('Page.navigate', { url: `http://127.0.0.1:${PORT}${path}` });
  const evaluate = async (expression: string) => {
    const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as {
      readonly result: { readonly value: unknown };
    };
    return result.value;
  };
  for (let tries = 0; scripts === 'with' && (await evaluate(IS_HYDRATED)) !== true; tries += 1) {
    if (tries === 100)
      throw new Error(`${path} was not hydrated; figures of a page without scripts say nothing.`);
    await wait(100);
  }
  await wait(SETTLE_MS);
  const vitals = (await evaluate(READ_VITALS)) as Vitals;
  await close();
  return vitals;
}

/**
 * A page that Playwright does not follow. A debugger that listens for errors, as Playwright's and
 * Lighthouse's do, has V8 look up where each was made, and for those that React makes when it
 * starts V8 parses React again: 200 ms at a quarter of the speed, which no reader waits for.
 */
async function openUnfollowed(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  let id = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    id += 1;
    const message = JSON.stringify({ id, method, params });
    const answered = new Promise<string>((resolve) =>
      session.once('Target.receivedMessageFromTarget', (event) => resolve(event.message)),
    );
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const answer = JSON.parse(await answered) as {
      readonly result?: unknown;
      readonly error?: unknown;
    };
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result;
  };
  const close = async () => {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  };
  return { send, close };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
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
      await wait(250);
    }
    const rows = [];
    for (const path of PATHS) {
      await load(browser, path, 'with');
      const runs: Vitals[] = [];
      const bare: Vitals[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await load(browser, path, 'with'));
        bare.push(await load(browser, path, 'without'));
      }
      const of = (name: keyof Vitals, vitals = runs) => median(vitals.map((each) => each[name]));
      rows.push({
        path,
        'LCP ms': Math.round(of('lcp')),
        CLS: of('cls').toFixed(4),
        'TBT ms': Math.round(of('blocking')),
        'longest task ms': Math.round(of('longest')),
        'without scripts: TBT ms': Math.round(of('blocking', bare)),
        'without scripts: longest ms': Math.round(of('longest', bare)),
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
