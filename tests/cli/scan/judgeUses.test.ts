import type { ScanFacts } from '@/cli/answers/Answers';
import type { FoundUse } from '@/cli/scan/FoundUse';
import { judgeUses } from '@/cli/scan/judgeUses';

const use = (key: string, line: number): FoundUse => ({
  ...{ key, feature: 'not', file: 'a.css', line, column: 1, endColumn: 2 },
  ...{ evidence: 'exact', consequence: 'rule-dropped', guard: null },
});
const shares = (missing: number) => ({
  supportedShare: 0.98 - missing,
  partialImplementationShare: 0,
  unknownShare: 0.02,
});

describe('uses that fail only together', () => {
  it('are those that someone lacks, not others of the same feature', () => {
    const facts = {
      audience: { key: 'world', name: 'World', trackedShare: 0.98 },
      ...{ runsShare: 0.9, wholeShare: 0.9, unknownShare: 0.02 },
      keyShares: new Map([
        ['css.selectors.not', shares(0)],
        ['css.selectors.not.selector_list', shares(0.02)],
      ]),
      cheapestRemovals: [{ features: ['not'], keys: [], runsShare: 0.97 }],
    } as unknown as ScanFacts;

    const found = judgeUses(
      [use('css.selectors.not', 1), use('css.selectors.not.selector_list', 2)],
      { terms: { line: 95, decline: [] }, degradeLine: undefined, facts },
    );

    expect(found.map(({ use: { line }, cause }) => [line, cause])).toEqual([[2, 'together']]);
  });
});
