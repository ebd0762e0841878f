import { dataOf, refusalOf } from '../../../../support/askGraph';
import type { CoverageAnswer } from '../../../../support/GraphAnswer';

const FIELDS = `audience { key } supportedShare partialShare partialImplementationShare prefixedShare renamedShare unsupportedShare unknownShare blockerCount
  blockers(first: 100) { release { id } share class reason } blockerRanges { from { id } to { id } share } shortBrowsers { browser { slug } share }`;

const subjects = {
  'a feature': `feature(slug: "user-select") { ... on Feature { coverage(audience: $audience) { ${FIELDS} } } }`,
  'a key': `compatKey(path: "css.properties.user-select") { coverage(audience: $audience) { ${FIELDS} } }`,
};

const sum = (rows: readonly { readonly share: number }[]): number =>
  rows.reduce((total, { share }) => total + share, 0);

describe('Coverage', () => {
  for (const [name, selection] of Object.entries(subjects)) {
    it(`splits the whole audience of ${name}, and names who is left out`, () => {
      const { coverage } = Object.values(
        dataOf(`query ($audience: String!) { ${selection} }`, { audience: 'region:DE' }),
      )[0] as { coverage: CoverageAnswer };
      const leftOut = coverage.partialShare + coverage.unsupportedShare;

      expect(coverage.audience).toEqual({ key: 'region:DE' });
      expect(coverage.supportedShare + leftOut + coverage.unknownShare).toBeCloseTo(1, 9);
      expect(
        coverage.partialImplementationShare + coverage.prefixedShare + coverage.renamedShare,
      ).toBeCloseTo(coverage.partialShare, 9);
      expect(leftOut).toBeGreaterThan(0);
      expect(sum(coverage.blockerRanges)).toBeCloseTo(leftOut, 9);
      expect(sum(coverage.shortBrowsers)).toBeCloseTo(leftOut, 9);
      expect(coverage.blockers).toHaveLength(Math.min(100, coverage.blockerCount));
      expect(coverage.blockers.map(({ share }) => share)).toEqual(
        coverage.blockers.map(({ share }) => share).toSorted((a, b) => b - a),
      );
    });
  }

  it('returns at most a hundred blockers', () => {
    expect(
      refusalOf(
        '{ compatKey(path: "css.selectors.has") { coverage(audience: "world") { blockers(first: 101) { share } } } }',
      ).code,
    ).toBe('PAGE_SIZE_INVALID');
  });
});
