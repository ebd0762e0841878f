// How fast a scan is next to just the parser, in CPU time, so that other work on the machine says
// little: packages as they are published, each twice as fast as its best of four rounds.
// `npm run bench -- scanSpeed [rounds]`
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseScript } from 'acorn';
import { parse as parseHtml } from 'parse5';
import postcss from 'postcss';
import type { Language } from '@/engines/scanner/files/languageOf';
import { readProofs } from '@/engines/scanner/readProofs';
import { Scanner } from '@/engines/scanner/Scanner';
import { ScanTable } from '@/engines/scanner/ScanTable';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';

const ROUNDS = Number(process.argv[2] ?? 4);
const scanner = new Scanner(new ScanTable(loadScanTable().text), () =>
  readProofs(loadScanProofs()),
);

const SCRIPTS = [
  'lodash/lodash.js',
  'moment/moment.js',
  'jquery/dist/jquery.js',
  'react-dom/cjs/react-dom-client.production.js',
  'axe-core/axe.js',
  'acorn/dist/acorn.js',
  'graphql/graphql.js',
];
const STYLES = [
  'monaco-editor/min/vs/editor/editor.main.css',
  'playwright-core/lib/vite/traceViewer/uiMode.CyMfwkXJ.css',
  'playwright-core/lib/vite/htmlReport/report.css',
];

const readAll = (names: readonly string[]): string[] =>
  names.map((name) => readFileSync(join('node_modules', name), 'utf8'));

/** CPU seconds of the best round. */
async function measure(work: () => Promise<void> | void): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}

async function compare(
  language: Language,
  texts: readonly string[],
  parse: (text: string) => unknown,
): Promise<void> {
  const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  const alone = await measure(() => texts.forEach(parse));
  const scan = await measure(async () => {
    for (const text of texts) await scanner.scan({ name: `a.${language}`, language, text });
  });
  const rates = [megabytes / alone, megabytes / scan].map((rate) => rate.toFixed(1));
  console.log(
    `${language}: ${megabytes.toFixed(2)} MB, parser alone ${rates[0]} MB/s, scan ${rates[1]} MB/s a core, ${(alone / scan).toFixed(2)} of the parser`,
  );
}

const script = (text: string): unknown => {
  try {
    return parseScript(text, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return parseScript(text, { ecmaVersion: 'latest' });
  }
};

async function main(): Promise<void> {
  await compare('js', readAll(SCRIPTS), script);
  await compare('css', readAll(STYLES), (text) => postcss.parse(text));
  const page = readFileSync('docs/benchmarks.md', 'utf8');
  const html = `<!doctype html><main>${page
    .split('\n')
    .map((line, at) => `<p class="a${at}" hidden="until-found">${line.replace(/</g, '&lt;')}</p>`)
    .join('\n')}</main>`;
  await compare('html', Array<string>(8).fill(html), (text) =>
    parseHtml(text, { sourceCodeLocationInfo: true }),
  );
}

void main();
