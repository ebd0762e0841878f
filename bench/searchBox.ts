// The wait while typing: from a keystroke in the search box to the frame in which its
// results are painted, in Chromium on loopback. Run after a build: npm run bench -- searchBox
import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { findChromium } from '@/tools/chromium.mjs';
import { WITHOUT_CLIENT_LIMITS } from '../tests/support/withoutClientLimits';

const PORT = 4811;
const WORDS = [
  'has',
  'array.at',
  'grid template',
  'contaner query',
  'css.properties.gap',
  'safari 17.4',
  'subgrid',
  'temporal',
  'view transition',
  'popover',
];
const TARGET_MS = 60;

/**
 * Runs in the page: notes for every keystroke when the results of what then stood in the box were
 * painted.
 */
function observe(): void {
  const waits: number[] = [];
  Object.assign(window, { waits });
  let typedAt = 0;
  document.addEventListener(
    'beforeinput',
    ({ target }) => (typedAt = isCounted(target) ? performance.now() : 0),
    true,
  );
  const painted = new MessageChannel();
  const whenPainted: (() => void)[] = [];
  painted.port1.onmessage = () => whenPainted.shift()?.();
  // Before the second letter the list changes twice: what was there goes, and then the answer
  // comes.
  const isCounted = (box: EventTarget | null) =>
    box instanceof HTMLInputElement && box.value.length > 0;
  // A change of what is listed; the load lines come later and do not count.
  const isListed = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('[role=listbox]') != null && element.closest('[class*=facts]') === null;
  };
  const watch = new MutationObserver((changes) => {
    if (typedAt === 0 || !changes.some(isListed)) return;
    const startedAt = typedAt;
    typedAt = 0;
    // A message that is sent while a frame is made arrives when it has been painted.
    requestAnimationFrame(() => {
      whenPainted.push(() => waits.push(performance.now() - startedAt));
      painted.port2.postMessage(undefined);
    });
  });
  document.addEventListener('DOMContentLoaded', () =>
    watch.observe(document.body, { childList: true, subtree: true, characterData: true }),
  );
}

function percentile(values: readonly number[], share: number): number {
  return (
    [...values].sort((a, b) => a - b)[
      Math.min(values.length - 1, Math.floor(values.length * share))
    ] ?? Number.NaN
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
      SEARCH_REQUESTS_PER_MINUTE: '0',
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
    const page = await browser.newPage();
    // The loader that runs this file wraps functions in a helper the page does not have.
    await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
    await page.addInitScript(observe);
    await page.goto(`http://127.0.0.1:${PORT}/`);
    await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.pressSequentially('warm up', { delay: 200 });
    for (const word of WORDS) {
      await box.fill('');
      await page.waitForTimeout(200);
      await box.pressSequentially(word, { delay: 180 });
    }
    await page.waitForTimeout(500);
    const waits = (
      await page.evaluate(() => (window as unknown as { waits: number[] }).waits)
    ).slice('warm up'.length - 1);
    console.log(
      `${waits.length} keystrokes of ${WORDS.length} searches, loopback; aim: p95 at most ${TARGET_MS} ms.`,
    );
    console.table([
      {
        'p50 ms': percentile(waits, 0.5).toFixed(1),
        'p95 ms': percentile(waits, 0.95).toFixed(1),
        'max ms': Math.max(...waits).toFixed(1),
      },
    ]);
  } finally {
    await browser.close();
    server.kill('SIGINT');
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
