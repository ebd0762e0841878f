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

/** Runs in the page when it has settled: reads what the browser has noted since the load began. */
function readVitals(): Promise<Vitals> {
  const vitals = { lcp: 0, cls: 0, blocking: 0, longest: 0 };
  const read = (
    type: string,
    visit: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(visit));
    observer.observe({ type, buffered: true });
  };
  read('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  read('layout-shift', (entry) => (vitals.cls += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  read('longtask', (entry) => {
    vitals.blocking += entry.duration - 50;
    vitals.longest = Math.max(vitals.longest, entry.duration);
  });
  if (performance.getEntriesByName('Next.js-hydration').length === 0)
    return Promise.reject(
      new Error('The page was not hydrated: figures without scripts say nothing.'),
    );
  return new Promise((resolve) => setTimeout(() => resolve(vitals), 200));
}

/**
 * Opens a page in a context that Playwright does not follow. Where a debugger listens for errors, as
 * Playwright's and Lighthouse's do, V8 looks up where each error was made, and for those that
 * React makes when it loads it parses React once more: 200 ms at a quarter of the speed, which no reader waits for.
 */
async function load(browser: Browser, path: string): Promise<Vitals> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  let count = 0;
  const send = (method: string, params: object) => {
    count += 1;
    const id = count;
    return new Promise<unknown>((resolve, reject) => {
      const onMessage = ({ message }: { readonly message: string }) => {
        const answer = JSON.parse(message) as {
          readonly id?: number;
          readonly result?: unknown;
          readonly error?: { readonly message: string };
        };
        if (answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', onMessage);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      };
      session.on('Target.receivedMessageFromTarget', onMessage);
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    });
  };
  await send('Emulation.setDeviceMetricsOverride', {
    ...VIEWPORT,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await send('Page.navigate', { url: `http://127.0.0.1:${PORT}${path}` });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const answer = (await send('Runtime.evaluate', {
    // The loader that runs this file wraps functions in a helper the page does not have.
    expression: `(() => { const __name = (wrapped) => wrapped; return (${readVitals.toString()})(); })()`,
    awaitPromise: true,
    returnByValue: true,
  })) as {
    readonly result: { readonly value: Vitals };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
  if (answer.exceptionDetails)
    throw new Error(`${path}: ${answer.exceptionDetails.exception?.description}`);
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return answer.result.value;
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
