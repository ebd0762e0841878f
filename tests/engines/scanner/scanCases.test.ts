import type { ScanUse } from '@/engines/scanner/ScanUse';
import { getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { scanText } from '../../support/aScanner';
import cases from './scanCases.json';

interface ScanCase {
  readonly id: string;
  readonly lang: string;
  readonly code: string;
  readonly must: readonly string[];
  readonly feature?: readonly string[];
  readonly not?: readonly string[];
  readonly only?: boolean;
  readonly guarded?: readonly string[];
  readonly unguarded?: readonly string[];
  readonly fallback?: readonly string[];
}

const catalogue = loadCatalogue();

function isWidely(path: string): boolean {
  const key = catalogue.keyByPath(path);
  if (!key) throw new Error(`${path} is no key of the catalogue.`);
  const { status } = key.feature
    ? getBaseline(key.feature, '2026-11-22')
    : getKeyBaseline(key, '2026-11-22');
  return status === 'WIDELY';
}

const missed = ({ must, feature = [] }: ScanCase, uses: readonly ScanUse[]): string[] => [
  ...must.filter((key) => uses.every((use) => use.key !== key)),
  ...feature.filter((slug) => uses.every((use) => use.feature !== slug)),
];

const wronglyFound = ({ not = [], only }: ScanCase, uses: readonly ScanUse[]): string[] =>
  uses
    .map(({ key }) => key)
    .filter((key) => not.includes(key) || (only === true && !isWidely(key)));

function wronglyGuarded(one: ScanCase, uses: readonly ScanUse[]): string[] {
  const { guarded = [], fallback = [], unguarded = [] } = one;
  const isGuarded = (key: string) =>
    uses.filter((use) => use.key === key).every(({ guard }) => guard !== null);
  return [
    ...[...guarded, ...fallback].filter((key) => !isGuarded(key)),
    ...unguarded.filter(isGuarded),
  ];
}

// `col || td` needs a key the data has since given to the pseudo-element ::column.
const FLOORS = { css: 0.996, html: 1, js: 1, ts: 1 } as const;

describe.each(Object.keys(FLOORS) as (keyof typeof FLOORS)[])('labeled cases in %s', (language) => {
  const own = (cases as readonly ScanCase[]).filter(({ lang }) => lang === language);
  let results: readonly { readonly one: ScanCase; readonly uses: readonly ScanUse[] }[];
  beforeAll(async () => {
    results = await Promise.all(
      own.map(async (one) => ({ one, uses: await scanText(`case.${language}`, one.code) })),
    );
  });

  it('finds at least the share of keys and features that it found before', () => {
    const wanted = own.flatMap(({ must, feature = [] }) => [...must, ...feature]).length;
    const lost = results.flatMap(({ one, uses }) => missed(one, uses));

    expect(wanted).toBeGreaterThan(10);
    expect(1 - lost.length / wanted).toBeGreaterThanOrEqual(FLOORS[language]);
  });

  it('finds nothing where only names look like the platform’s', () => {
    expect(
      results.flatMap(({ one, uses }) =>
        wronglyFound(one, uses).map((key) => `${one.code}: ${key}`),
      ),
    ).toEqual([]);
  });

  it('sees every guard, and no others', () => {
    expect(
      results.flatMap(({ one, uses }) =>
        wronglyGuarded(one, uses).map((key) => `${one.code}: ${key}`),
      ),
    ).toEqual([]);
  });
});
