import type { ScanUse } from '@/engines/scanner/ScanUse';
import { scanner, scanText } from '../../support/aScanner';
import { FURTHER_CASES, type FurtherCase } from './furtherCases.data';

async function mistakesIn({ name, code, ...labels }: FurtherCase): Promise<string[]> {
  const { must = [], not = [], guarded = [], unguarded = [] } = labels;
  const uses = await scanText(name, code);
  const of = (key: string): readonly ScanUse[] => uses.filter((use) => use.key === key);
  // Labels say what a test names; what it implies is in impliedGuards.test.ts.
  const isGuarded = (key: string) =>
    of(key).every(({ guard }) => guard !== null && guard !== 'implied');
  return [
    ...[...must, ...not, ...guarded, ...unguarded]
      .filter((key) => !scanner.table.find(key))
      .map((key) => `${key} is no key`),
    ...[...must, ...guarded, ...unguarded]
      .filter((key) => of(key).length === 0)
      .map((key) => `${key} is missed`),
    ...not.filter((key) => of(key).length > 0).map((key) => `${key} is not there`),
    ...guarded.filter((key) => !isGuarded(key)).map((key) => `${key} is guarded`),
    ...unguarded.filter(isGuarded).map((key) => `${key} is not guarded`),
  ].map((mistake) => `${code}: ${mistake}`);
}

describe('further cases', () => {
  it('finds the labeled uses, and no lookalikes', async () => {
    const mistakes = await Promise.all(FURTHER_CASES.map(mistakesIn));

    expect(FURTHER_CASES.length).toBeGreaterThan(300);
    expect(mistakes.flat()).toEqual([]);
  });

  it('never files a type of values under the feature of one property', async () => {
    const uses = await scanText('a.css', 'a { color: oklch(0.5 0.2 240); margin: 1px -1px 2% }');
    const features = new Set(uses.map(({ feature }) => feature ?? 'none'));

    expect(uses.map(({ key }) => key)).toContain('css.types.number');
    expect([...features].sort()).toEqual(['color', 'margin', 'none', 'oklab', 'selectors']);
  });
});
