// Runs each polyfill of data/fallbacks.json in a browser without its feature and records which one in
// `verifiedIn`. Run by hand: `npx tsx research/runFallbacks.ts <folder> [slug…]`. Browsers that lack a
// feature by themselves come first: WebKitGTK, then Firefox. In Chromium it is taken out of the page
// before other scripts run. A run counts only if the check fails without the polyfill and passes with it.
import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { writeLoader } from '@/server/model/coverage/fallbacks';
import { FALLBACKS, type PolyfillRow } from '@/server/model/coverage/fallbacks.data';
import { writeTable } from '@/tools/writeTable';
import type { Tab } from '../tests/smoke/Engine';
import { startFirefox } from '../tests/smoke/firefox';
import { startWebKit } from '../tests/smoke/webkit';
import { chromiumLaunch } from '../tests/support/chromiumLaunch';
import { installPackages } from './fallbackPackages';
import { FALLBACK_RUNS } from './fallbackRuns.data';

const [given = '', ...only] = process.argv.slice(2);
const folder = resolve(given);

interface Trial {
  readonly slug: string;
  readonly isRemoved: boolean;
  readonly isLoaded: boolean;
}

interface Outcome {
  /** The test of the loader, before anything is loaded. */
  readonly test: boolean;
  /** The same once the polyfill has run. */
  readonly after: boolean;
  readonly works: boolean;
  readonly problem?: string;
}

const bundles = new Map<string, Promise<string>>();

/** The loader as it is shown to people, with the package in it. */
function bundle(slug: string, row: PolyfillRow): Promise<string> {
  let made = bundles.get(slug);
  if (!made) {
    const { loader } = writeLoader(row);
    made = build({
      stdin: { contents: loader, resolveDir: folder },
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'error',
    }).then(({ outputFiles }) => outputFiles[0]!.text);
    bundles.set(slug, made);
  }
  return made;
}

function page({ slug, isRemoved, isLoaded }: Trial): string {
  const row = FALLBACKS.polyfills[slug]!;
  const run = FALLBACK_RUNS[slug]!;
  const { condition } = writeLoader(row);
  const inline = (code: string) => code.replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><title>${slug}</title>
<body><div id="declared"></div><textarea rows="1"></textarea>
<div class="lanes"><p>a</p><p>b</p></div>
<script>${isRemoved ? inline(`{${run.remove ?? ''}}`) : ''}</script>
<script>globalThis.outcome = null;
const ask = () => { try { return Boolean(${inline(condition)}); } catch { return false; } };
const check = async () => { ${inline(run.check)} };</script>
<script type="module">
const test = ask();
const outcome = { test, after: test, works: false };
try {
  ${isLoaded ? `await import('/bundle/${slug}.js');` : ''}
  outcome.after = ask();
  outcome.works = await Promise.race([check(), new Promise((done) => setTimeout(done, 8000, false))]);
} catch (error) { outcome.problem = String(error); }
globalThis.outcome = JSON.stringify(outcome);
</script>`;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url!, 'http://localhost');
  const [, kind, name = ''] = url.pathname.split('/');
  if (kind === 'bundle') {
    const slug = name.replace(/\.js$/, '');
    response.setHeader('content-type', 'text/javascript');
    response.end(await bundle(slug, FALLBACKS.polyfills[slug]!));
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (kind !== 'try') {
    response.end('<!doctype html><title>Other</title>');
    return;
  }
  const has = (flag: string) => url.searchParams.has(flag);
  response.end(page({ slug: name, isRemoved: has('removed'), isLoaded: has('loaded') }));
}

type Load = (url: string) => Promise<() => Promise<string | null>>;

async function tryOut(load: Load, origin: string, trial: Trial): Promise<Outcome> {
  const flags = [trial.isRemoved ? 'removed' : '', trial.isLoaded ? 'loaded' : ''].filter(Boolean);
  const read = await load(`${origin}/try/${trial.slug}?${flags.join('&')}`);
  for (let waited = 0; waited < 100; waited++) {
    const outcome = await read();
    if (outcome !== null) return JSON.parse(outcome) as Outcome;
    await sleep(100);
  }
  return { test: false, after: false, works: false, problem: 'no answer' };
}

interface Browser {
  readonly name: string;
  readonly canRemove: boolean;
  readonly load: Load;
  readonly close: () => Promise<void>;
}

/** Undefined if the polyfill does not work there, or the browser has the feature. */
async function verify(browser: Browser, origin: string, slug: string) {
  const isRemoved = browser.canRemove && FALLBACK_RUNS[slug]!.remove !== undefined;
  const bare = await tryOut(browser.load, origin, { slug, isRemoved, isLoaded: false });
  if (bare.test || bare.works) {
    if (browser.canRemove) say(`${slug}: ${browser.name} passes without the polyfill`, bare);
    return undefined;
  }
  const loaded = await tryOut(browser.load, origin, { slug, isRemoved, isLoaded: true });
  say(`${slug}: ${browser.name}${isRemoved ? ', removed' : ''}`, loaded);
  // A package that only takes the place of a feature leaves its test as it is.
  const { names } = FALLBACKS.polyfills[slug]!;
  return loaded.works && (loaded.after || names) ? { browser: browser.name, isRemoved } : undefined;
}

const say = (head: string, outcome: Outcome): boolean =>
  process.stdout.write(`${head} ${JSON.stringify(outcome)}\n`);

const inTab =
  (tab: Tab): Load =>
  async (url) => {
    await tab.load(url);
    return () =>
      tab.ask(() => (globalThis as { outcome?: string | null }).outcome ?? null).catch(() => null);
  };

/** Its user agent names another version. */
const webKitVersion = (): string =>
  /^[\d.]+/
    .exec(
      execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'webkit2gtk-driver'], {
        encoding: 'utf8',
      }),
    )![0]
    .replace(/\.\d+$/, '');

async function openBrowsers(): Promise<readonly Browser[]> {
  const webkit = await startWebKit();
  const inWebKit = await webkit.open();
  const firefox = await startFirefox();
  const inFirefox = await firefox.open();
  const shell = await chromium.launch(chromiumLaunch());
  const chromiumPage = await shell.newPage();
  return [
    {
      name: `WebKitGTK ${webKitVersion()}`,
      canRemove: false,
      load: inTab(inWebKit),
      close: () => inWebKit.close().then(() => webkit.close()),
    },
    {
      name: `Firefox ${await inFirefox.ask(() => /Firefox\/(\d+)/.exec(navigator.userAgent)?.[1])}`,
      canRemove: false,
      load: inTab(inFirefox),
      close: () => inFirefox.close().then(() => firefox.close()),
    },
    {
      name: `Chromium ${shell.version().split('.')[0]!}`,
      canRemove: true,
      load: async (url) => {
        await chromiumPage.goto(url);
        return () =>
          chromiumPage.evaluate(() => (globalThis as { outcome?: string | null }).outcome ?? null);
      },
      close: () => shell.close(),
    },
  ];
}

async function run(): Promise<void> {
  installPackages(folder, false);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browsers = await openBrowsers();
  const rows: Record<string, PolyfillRow> = {};
  for (const [slug, row] of Object.entries(FALLBACKS.polyfills)) {
    rows[slug] = row;
    if (!FALLBACK_RUNS[slug] || (only.length > 0 && !only.includes(slug))) continue;
    const { verifiedIn: _, ...rest } = row;
    let verifiedIn;
    for (const browser of browsers)
      verifiedIn ??= await verify(browser, origin, slug).catch((error: unknown) => {
        process.stdout.write(`${slug}: ${browser.name} ${String(error)}\n`);
        return undefined;
      });
    rows[slug] = { ...rest, ...(verifiedIn && { verifiedIn }) };
  }
  for (const { close } of browsers) await close();
  server.close();
  writeTable('fallbacks', { ...FALLBACKS, polyfills: rows });
  const tried = Object.values(rows).filter(({ verifiedIn }) => verifiedIn);
  process.stdout.write(`${tried.length} of ${Object.keys(rows).length} polyfills verified\n`);
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
