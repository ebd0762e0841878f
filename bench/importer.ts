// An export of 100,000 rows, read in a worker of Chromium while a page runs: how long it takes,
// and the longest time the page could not answer. Run with `npm run bench importer`. All figures
// come from one run.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { KnownBrowsers } from '@/engines/importer/ImportedFile';
import { findChromium } from '@/tools/chromium.mjs';
import { knownBrowsers } from '../tests/support/knownBrowsers';
import { seededRandom } from '../tests/support/seededRandom';

const ROWS = 100_000;
const ROUNDS = 7;

/**
 * Every row another browser, version, system and version of it, quoted counts among them, as a
 * year's export of a large site.
 */
function anExport(): string {
  const random = seededRandom(1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const rows = Array.from({ length: ROWS }, () => {
    const os = pick(['Windows', 'iOS', 'Android', 'Macintosh', 'Linux']);
    const major = 60 + Math.floor(random() * 82);
    // A build number belongs to its major one.
    const version = `${major}.0.${3000 + (major - 60) * 54}.${Math.floor(random() * 200)}`;
    return `${pick(['Chrome', 'Safari', 'Firefox', 'Edge', 'Samsung Internet', 'Opera', '(not set)'])},${version},${os},${Math.floor(random() * 19)}.${Math.floor(random() * 7)},"${Math.floor(random() * 9) + 1},${String(Math.floor(random() * 1000)).padStart(3, '0')}"`;
  });
  return `# ----\n# Tech details\n# ----\n\nBrowser,Browser version,Operating system,OS version,Active users\n${rows.join('\n')}`;
}

interface Measured {
  readonly read: number;
  readonly whole: number;
  readonly blocked: number;
}

/**
 * In the page: sends the file to a worker and counts how late a timer of the page comes meanwhile.
 */
async function measureInPage({
  known: browsers,
  rounds,
}: {
  known: KnownBrowsers;
  rounds: number;
}): Promise<readonly Measured[]> {
  const bytes = new Uint8Array(await (await fetch('/export.csv')).arrayBuffer());
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const worker = new Worker('/worker.js');
    let [last, blocked] = [performance.now(), 0];
    const timer = setInterval(() => {
      blocked = Math.max(blocked, performance.now() - last);
      last = performance.now();
    });
    const began = performance.now();
    const reply = await new Promise<{ summary: { milliseconds: number } }>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data as { summary: { milliseconds: number } });
      worker.postMessage({ kind: 'read', source: new Blob([bytes]), known: browsers });
    });
    measured.push({ read: reply.summary.milliseconds, whole: performance.now() - began, blocked });
    clearInterval(timer);
    worker.terminate();
  }
  return measured;
}

async function bench(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['src/engines/importer/importWorker.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    alias: { '@': join(process.cwd(), 'src') },
  });
  const text = anExport();
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/worker.js': ['text/javascript', outputFiles[0]!.text],
    '/export.csv': ['text/csv', text],
  };
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = files[url] ?? ['text/html', '<!doctype html>'];
    response.setHeader('content-type', type).end(body);
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  // The page lacks the helper with which tsx keeps functions' names.
  await page.evaluate('globalThis.__name = (each) => each');
  const measured = await page.evaluate(measureInPage, { known: knownBrowsers(), rounds: ROUNDS });
  await browser.close();
  server.close();

  const medianOf = (name: keyof Measured): number =>
    Math.round(measured.map((each) => each[name]).sort((a, b) => a - b)[ROUNDS >> 1]!);
  console.log(
    `${ROWS} rows, ${(text.length / 1e6).toFixed(1)} MB; worker of ${(outputFiles[0]!.contents.length / 1000).toFixed(1)} kB; median of ${ROUNDS}, ms`,
  );
  console.table({
    'read in the worker': medianOf('read'),
    'from the page and back, the worker started': medianOf('whole'),
    'longest the page was busy': medianOf('blocked'),
  });
}

void bench();
