// How much longer a scan of a text in one line takes than one of the same text in lines, in computing time,
// for each language: minifiers write one line, so it must not be longer. `npm run bench -- oneLine [megabytes]`
import { scanSource } from '@/cli/scan/scanFile';
import type { Language } from '@/engines/scanner/files/languageOf';
import { readProofs } from '@/engines/scanner/readProofs';
import { Scanner } from '@/engines/scanner/Scanner';
import { ScanTable } from '@/engines/scanner/ScanTable';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';

const BYTES = Number(process.argv[2] ?? 5) * 1e6;
const ROUNDS = 2;

const MARKUP =
  '<p class="a" hidden="until-found" style="gap: 1px">x</p><script>a.b(document.body);</script>';
const PIECES: Readonly<Partial<Record<Language, string>>> = {
  css: '.a:has(.b){display:grid;gap:1px;color:oklch(0% 0 0)}',
  scss: '.a{&:hover{gap:1px;color:oklch(0% 0 0)}}',
  less: '.a{&:hover{gap:1px;color:oklch(0% 0 0)}}',
  js: 'a.b(document.body);navigator.share({});',
  jsx: 'a(<p hidden="until-found" style={{gap:1}}>{navigator.share}</p>);',
  ts: 'a.b(document.body as Element);navigator.share({});',
  html: MARKUP,
  svg: '<g><style>.a{gap:1px}</style></g>',
  vue: '<p :hidden="a?.b" @click="navigator.share({})">{{ a?.b }}</p>',
  svelte: '<p hidden={a?.b} on:click={() => navigator.share({})}>{a?.b}</p>',
  astro: '<p hidden={a?.b}>{a?.b}</p>',
};

const scanner = new Scanner(new ScanTable(loadScanTable().text), () =>
  readProofs(loadScanProofs()),
);

/** Computing seconds of the best round. */
async function measure(language: Language, text: string): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    const [result] = await scanSource(scanner, { name: `a.${language}`, language, text });
    if (result?.problem) throw new Error(`${language}: ${result.problem.message}`);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}

async function main(): Promise<void> {
  for (const [language, piece] of Object.entries(PIECES) as [Language, string][]) {
    const count = Math.ceil(BYTES / piece.length);
    const lines = await measure(language, `${piece}\n`.repeat(count));
    const line = await measure(language, piece.repeat(count));
    console.log(
      `${language}: one line ${line.toFixed(2)} s, ${count} lines ${lines.toFixed(2)} s, ${(line / lines).toFixed(2)} times`,
    );
  }
}

void main();
