import { getBriefShare } from '@/domain/briefShare';
import { measuredWords } from '@/domain/measuredWords';
import { shipLine } from '@/server/api/answers/words';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { mixAudience } from '@/server/model/audiences/mixAudience';
import { getFeatureCoverage, getFeatureError } from '@/server/model/coverage/coverage';
import { getSetError } from '@/server/model/coverage/setCoverage';

const catalogue = loadCatalogue();
const has = catalogue.featureBySlug('has')!;
const chrome = (...counts: readonly (readonly [string, number])[]) => ({ chrome: counts });

/** `:has()` came with Chrome 105. */
function audienceOf(
  releases: ReturnType<typeof chrome>,
  { visits = 10_000, classes = [] as readonly [string, string, string][] } = {},
) {
  const measured = { visits, processCount: 1, classes };
  const facts = { key: 'custom:measured', name: 'Shop', createdOn: '', endsOn: null };
  return mixAudience(catalogue, facts, {
    parts: [{ share: 1, releases, unmapped: [], measured }],
  });
}

describe('the error of a measured share', () => {
  it('is Wilson’s, and a part for rare classes', () => {
    const half = audienceOf(chrome(['104', 0.5], ['110', 0.5]));
    const few = audienceOf(chrome(['104', 0.5], ['110', 0.5]), { visits: 100 });

    // 0.98 points by chance, 0.196 by the twenty on the wrong side.
    expect(getFeatureError(catalogue, has, half)!.error).toBeCloseTo(0.01, 3);
    expect(getFeatureError(catalogue, has, few)!.error).toBeGreaterThan(0.2);
  });

  it('is never nothing, even where everyone can use it', () => {
    const { error } = getFeatureError(catalogue, has, audienceOf(chrome(['110', 1])))!;

    expect(error).toBeGreaterThan(0.001);
    expect(error).toBeLessThan(0.004);
  });

  it('has all of a class that no test divides, where only some of its releases can', () => {
    const divided = { classes: [['chrome', '104', '105']] as [string, string, string][] };
    const audience = audienceOf(chrome(['104', 0.3], ['110', 0.7]), divided);
    const other = audienceOf(chrome(['104', 0.3], ['110', 0.7]), {
      classes: [['chrome', '103', '104']],
    });

    expect(getFeatureError(catalogue, has, audience)!.error).toBeGreaterThan(0.3);
    expect(getFeatureError(catalogue, has, other)!.error).toBeLessThan(0.02);
  });

  it('is the same of a set of one', () => {
    const audience = audienceOf(chrome(['104', 0.5], ['110', 0.5]));

    expect(getSetError(catalogue, [has], audience)).toEqual(
      getFeatureError(catalogue, has, audience),
    );
  });

  it('is missing for audiences that nobody measured', () => {
    const facts = { key: 'custom:file', name: 'File', createdOn: '', endsOn: null };
    const parts = [{ share: 1, releases: chrome(['110', 1]), unmapped: [] }];

    expect(getFeatureError(catalogue, has, mixAudience(catalogue, facts, { parts }))).toBe(
      undefined,
    );
  });
});

describe('words of a measured share', () => {
  const audience = audienceOf(chrome(['104', 0.04], ['110', 0.96]), { visits: 48_210 });
  const measured = getFeatureError(catalogue, has, audience)!;
  const shares = getFeatureCoverage(catalogue, has, audience);

  it('name error and visits', () => {
    expect(measuredWords(measured)).toBe('±\u202F0.2 points of 48,210 visits');
    expect(measuredWords({ error: 0.00001, visits: 1 })).toBe('±\u202F0.1 points of 1 visit');
    expect(getBriefShare(shares, 95, measured.error).percent).toBe('96.0\u202F% ±\u202F0.2');
  });

  it('are in the line of a feature', () => {
    const line = { name: ':has()', answer: 'Yes', shares, linePercent: 95, leftOut: [] };

    expect(shipLine({ ...line, measured })).toBe(':has(): Yes. 96.0\u202F% ±\u202F0.2 can use it');
    expect(shipLine(line)).toBe(':has(): Yes. 96.0\u202F% can use it');
  });
});
