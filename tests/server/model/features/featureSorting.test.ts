import { SORT_COLUMNS } from '@/server/model/features/featureSorting';
import { dataOf, refusalOf } from '../../../support/askGraph';
import type { FeatureAnswer } from '../../../support/GraphAnswer';

const FIELDS = `slug name baseline { status newlyOn } coverage(audience: "region:DE") { verdict(linePercent: 95) { share } } support { browser { slug } release { releasedOn } }`;

/** All features in that order, of each the fields that are asked for. */
const ask = (sort: string, fields: string): FeatureAnswer[] =>
  Array.from({ length: 13 }, (_, index) =>
    dataOf(
      `{ features(sort: ${sort}, audience: "region:DE", first: 100, skip: ${index * 100}) { edges { node { ${fields} } } } }`,
    ).features.edges.map(({ node }) => node),
  ).flat();

/** Values don't depend on the order, and take longer to compute than it. */
const facts = new Map(ask('NAME_ASC', FIELDS).map((feature) => [feature.slug, feature]));
const sorted = (sort: string): FeatureAnswer[] =>
  ask(sort, 'slug').map(({ slug }) => facts.get(slug)!);

const RANKS: Readonly<Record<string, number>> = { LIMITED: 0, NEWLY: 1, WIDELY: 2 };

function valueOf(row: FeatureAnswer, column: string): number | string | undefined {
  if (column === 'BASELINE') return RANKS[row.baseline.status];
  if (column === 'COVERAGE') return row.coverage.verdict.share;
  if (column === 'NEWLY_ON') return row.baseline.newlyOn ?? undefined;
  return (
    row.support.find(({ browser }) => browser.slug === column.toLowerCase())?.release?.releasedOn ??
    undefined
  );
}

describe('featureSorting', () => {
  for (const column of SORT_COLUMNS.filter((each) => each !== 'NAME')) {
    it(`sorts by ${column} both ways, what has none last, equals by slug or version`, () => {
      const ascending = sorted(`${column}_ASC`);
      const descending = sorted(`${column}_DESC`);
      const known = (rows: readonly FeatureAnswer[]) =>
        rows.map((row) => valueOf(row, column)).filter((value) => value !== undefined);
      const values = known(ascending);

      expect(ascending).toHaveLength(1204);
      expect(values).toEqual(values.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1)));
      expect(known(descending)).toEqual(values.toReversed());
      for (const rows of [ascending, descending]) {
        const unknown = rows.slice(values.length);
        expect(unknown.every((row) => valueOf(row, column) === undefined)).toBe(true);
        expect(unknown.map(({ slug }) => slug)).toEqual(unknown.map(({ slug }) => slug).toSorted());
      }
    });
  }

  it('sorts by name, ignoring case and punctuation', () => {
    const words = (name: string): string => name.replace(/[^\p{L}\p{N}\s]+/gu, ' ').trim();
    const names = sorted('NAME_ASC').map(({ name }) => words(name));

    expect(names).toEqual(
      names.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare),
    );
    expect(sorted('NAME_ASC').findIndex(({ name }) => name.startsWith('::'))).toBeGreaterThan(50);
    expect(sorted('NAME_DESC').map(({ name }) => words(name).toLowerCase())).toEqual(
      names.toReversed().map((name) => name.toLowerCase()),
    );
  });

  it('sorts features of equal status by slug in both directions', () => {
    for (const sort of ['BASELINE_ASC', 'BASELINE_DESC']) {
      const newly = sorted(sort).flatMap(({ slug, baseline }) =>
        baseline.status === 'NEWLY' ? [slug] : [],
      );

      expect(newly).toEqual(newly.toSorted());
    }
  });

  it('refuses an invalid audience', () => {
    expect(
      refusalOf('{ features(sort: COVERAGE_ASC, audience: "moon") { totalCount } }').code,
    ).toBe('AUDIENCE_INVALID');
  });
});
