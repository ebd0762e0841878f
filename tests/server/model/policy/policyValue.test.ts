import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { AudienceRecipe } from '@/server/model/audiences/AudienceRecipe';
import { checkRecipe } from '@/server/model/audiences/checkRecipe';
import { mixAudience } from '@/server/model/audiences/mixAudience';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy, type PolicyTerms } from '@/server/model/policy/Policy';
import { getPolicyChange } from '@/server/model/policy/policyChange';

const catalogue = loadCatalogue();
const KEY = 'custom:AAAAAAAAAAAAAAAAAAAAAA';

const part = (step: number) => ({
  weight: 1,
  browsers: [
    { slug: 'chrome', versions: ['140', '100'], weights: [600, 40], values: [8_000, 30] },
    { slug: 'safari', versions: ['18.4', '15.6'], weights: [300, 60], values: [1_000, 500] },
  ],
  value: { name: 'Total revenue', step, unknownWeight: 470 },
});

function audienceOf(recipe: AudienceRecipe) {
  return mixAudience(
    catalogue,
    { key: KEY, name: 'Our shop', createdOn: '2026-11-20', endsOn: '2027-02-18' },
    recipe,
  );
}

const policyFor = (terms: Partial<PolicyTerms> = {}, step = 0.001) => {
  const audience = audienceOf(checkRecipe(catalogue, { name: 'Our shop', parts: [part(step)] }));
  const own = new Map([['AAAAAAAAAAAAAAAAAAAAAA', audience]]);
  return buildPolicy(createContext(catalogue, { own }), {
    audience: KEY,
    linePercent: 95,
    ...terms,
  });
};

describe('the value of a policy', () => {
  it('reports the revenue that floors lose, browser by browser, next to the people', () => {
    const { floors, value } = policyFor({ floors: ['chrome:140', 'safari:18.4'] });

    expect(
      floors.map(({ browser, lostShare, lostValueShare }) => [
        browser.slug,
        lostShare.toFixed(3),
        lostValueShare,
      ]),
    ).toEqual([
      ['chrome', '0.040', 0.003],
      ['safari', '0.060', 0.05],
    ]);
    // 10,000 in all: 8,000 and 1,000 are kept, 470 have no release.
    expect(value).toEqual({
      name: 'Total revenue',
      step: 0.001,
      supportedShare: 0.9,
      unknownShare: 0.047,
    });
  });

  it.each([
    [0.01, { supportedShare: 0.9, unknownShare: 0.05 }, [0, 0.05]],
    [0.1, { supportedShare: 0.9, unknownShare: 0 }, [0, 0.1]],
  ])('is never more exact than a step of %d', (step, shares, lost) => {
    const { floors, value } = policyFor({ floors: ['chrome:140', 'safari:18.4'] }, step);

    expect(value).toMatchObject(shares);
    expect(floors.map(({ lostValueShare }) => lostValueShare)).toEqual(lost);
  });

  it('says what floors moved by hand cost against those of the rule', () => {
    const policy = policyFor({ floors: ['safari:none'] });
    const { lostShare, lostValueShare } = getPolicyChange(catalogue, policy);
    const rule = policyFor();

    expect(lostShare).toBeCloseTo(rule.supportedShare - policy.supportedShare, 9);
    expect(lostValueShare).toBeCloseTo(
      rule.value!.supportedShare - policy.value!.supportedShare,
      9,
    );
    expect(lostValueShare).toBeGreaterThan(0);
  });

  it('is unknown in a blend, whose parts have no common measure of it', () => {
    const recipe = checkRecipe(catalogue, {
      name: 'Blend',
      parts: [part(0.001), { weight: 1, key: 'world' }],
    });

    expect(audienceOf(recipe).value).toBeUndefined();
    expect(policyFor({ audience: 'world' }).value).toBeUndefined();
  });

  it.each([
    ['step', { value: { name: 'Revenue', step: 0.0001, unknownWeight: 0 } }],
    ['name', { value: { name: ' ', step: 0.01, unknownWeight: 0 } }],
    ['needs `value`', { value: undefined }],
    [
      'versions but',
      { browsers: [{ slug: 'chrome', versions: ['140'], weights: [1], values: [1, 2] }] },
    ],
    [
      'The browser “chrome” is listed twice',
      {
        browsers: [140, 141].map((version) => ({
          ...{ slug: 'chrome', versions: [String(version)], weights: [1], values: [1] },
        })),
      },
    ],
    [
      'not be negative',
      { browsers: [{ slug: 'chrome', versions: ['140'], weights: [1], values: [-1] }] },
    ],
  ])('is refused where its %s is wrong', (words, wrong) => {
    expect(() =>
      checkRecipe(catalogue, { name: 'Shop', parts: [{ ...part(0.01), ...wrong }] }),
    ).toThrow(words);
  });
});
