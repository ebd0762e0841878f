// Linters and a scan on the same labeled cases, in one run: what of the code that is not widely
// available each finds, and what it leaves alone. `npm run bench -- scanPeers`
import { getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import cases from '../tests/engines/scanner/scanCases.json';
import { scanText } from '../tests/support/aScanner';
import { loadPeers, type Peer } from './scanPeers/peers';

interface ScanCase {
  readonly lang: string;
  readonly code: string;
  readonly must: readonly string[];
  readonly feature?: readonly string[];
  readonly guarded?: readonly string[];
  readonly fallback?: readonly string[];
}

type Kind = 'newer' | 'plain' | 'guarded';

const TODAY = '2026-11-22';
const catalogue = loadCatalogue();

function isWidely(path: string): boolean {
  const key = catalogue.keyByPath(path);
  if (!key) return true;
  const { status } = key.feature ? getBaseline(key.feature, TODAY) : getKeyBaseline(key, TODAY);
  return status === 'WIDELY';
}

function isFeatureWidely(slug: string): boolean {
  const feature = catalogue.featureBySlug(slug);
  return !feature || getBaseline(feature, TODAY).status === 'WIDELY';
}

function kindOf({ must, feature = [], guarded = [], fallback = [] }: ScanCase): Kind {
  const safe = new Set([...guarded, ...fallback]);
  if (must.some((key) => !isWidely(key) && !safe.has(key))) return 'newer';
  if (feature.some((slug) => !isFeatureWidely(slug))) return 'newer';
  return [...safe].some((key) => !isWidely(key)) ? 'guarded' : 'plain';
}

const ours: Peer = {
  name: 'plimsoll',
  languages: ['css', 'html', 'js', 'ts'],
  finds: () => false,
};

/** As for the line: what is guarded, or only a name, is not reported. */
async function weFind({ lang, code }: ScanCase): Promise<boolean> {
  const uses = await scanText(`case.${lang}`, code);
  return uses.some(
    ({ key, guard, evidence }) => guard === null && evidence !== 'possible' && !isWidely(key),
  );
}

async function compare({ name, finds, languages }: Peer, own: readonly ScanCase[], at: number[]) {
  const count: Record<Kind, [right: number, all: number]> = {
    newer: [0, 0],
    plain: [0, 0],
    guarded: [0, 0],
  };
  const ask = async (one: ScanCase, index: number) =>
    name === ours.name ? weFind(one) : finds(one.code, index);
  await ask(own[0]!, at[0]!);
  const start = performance.now();
  for (const [index, one] of own.entries()) {
    const isFound = await ask(one, at[index]!);
    const kind = kindOf(one);
    count[kind][1]++;
    if (isFound === (kind === 'newer')) count[kind][0]++;
  }
  const said = (kind: Kind) => `${count[kind][0]} of ${count[kind][1]}`;
  const [found, all] = count.newer;
  console.log(
    `| ${languages.join(', ')} | ${name} | ${said('newer')} (${((found / all) * 100).toFixed(0)} %) | ${said('plain')} | ${said('guarded')} | ${Math.round(performance.now() - start)} |`,
  );
}

async function main(): Promise<void> {
  const all: readonly ScanCase[] = cases;
  const isScript = ({ lang }: ScanCase) => lang === 'js' || lang === 'ts';
  const scripts = all.filter(isScript);
  const peers = await loadPeers(scripts.map(({ code }) => code));
  console.log('| | | not widely available: found | plain: left alone | guarded: left alone | ms |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const languages of [['css'], ['html'], ['js', 'ts']]) {
    const own = all.filter(({ lang }) => languages.includes(lang));
    const at = own.map((one) => scripts.indexOf(one));
    for (const peer of [...peers, ours])
      if (peer.languages.includes(languages[0]!)) await compare({ ...peer, languages }, own, at);
  }
}

void main();
