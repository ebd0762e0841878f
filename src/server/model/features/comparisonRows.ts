// Pages of the differences between two releases. Rows are created only for the requested page.
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { getCoverageClass, type SupportState } from '@/domain/SupportState';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import type { ComparisonSide, ReleaseComparison } from '@/server/data/catalogue/compareReleases';
import { keyAreas } from '@/server/data/catalogue/keyAreas';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { type Connection, type PageArgs, paginate } from './connection';
import type { FeatureSelection } from './featureList';
import { sortFeatures } from './featureSorting';
import type { RequestContext } from './RequestContext';

/** A feature or key that one release supports in full, with the other release's support. */
export interface Difference<T> {
  readonly subject: T;
  readonly otherClass: 'PARTIAL' | 'NO';
}

/** Differences in one area of the key tree. */
export interface ComparisonArea {
  readonly root: CompatKey;
  readonly onlyLeft: number;
  readonly onlyRight: number;
}

export function getAreas(
  catalogue: Catalogue,
  { keys }: ReleaseComparison,
): readonly ComparisonArea[] {
  const { roots, areaOf } = keyAreas(catalogue);
  const tally = (rows: Uint32Array) => {
    const counts = roots.map(() => 0);
    for (const row of rows) counts[areaOf[row]!]! += 1;
    return counts;
  };
  const [left, right] = [tally(keys.only.LEFT), tally(keys.only.RIGHT)];
  return roots
    .map((root, area) => ({ root, onlyLeft: left[area]!, onlyRight: right[area]! }))
    .filter(({ onlyLeft, onlyRight }) => onlyLeft + onlyRight > 0);
}

/** Sorted by name, or by how much of an audience can use them. */
export function featureDifferences(
  context: RequestContext,
  comparison: ReleaseComparison,
  side: ComparisonSide,
  {
    audience,
    linePercent,
    ...page
  }: PageArgs & Pick<FeatureSelection, 'audience'> & { readonly linePercent?: number | undefined },
): Connection<Difference<Feature>> {
  const { catalogue, today } = context;
  const differenceAt = (row: number) => ({
    subject: catalogue.features[row]!,
    otherClass: toOtherClass(
      stateAt(catalogue, catalogue.featureSupport, row, otherRelease(comparison, side)),
    ),
  });
  const only = new Set(comparison.features.only[side]);
  const sorted = sortFeatures(catalogue, {
    sort: audience == null ? 'NAME_ASC' : 'COVERAGE_DESC',
    audience: context.audience(audience ?? DEFAULT_AUDIENCE_KEY),
    linePercent,
    today,
  });
  const rows = sorted.flatMap(({ index }) => (only.has(index) ? [index] : []));
  return differencePage(rows, differenceAt, ({ slug }) => slug, page);
}

export function keyDifferences(
  catalogue: Catalogue,
  comparison: ReleaseComparison,
  side: ComparisonSide,
  { area, ...page }: PageArgs & { readonly area?: string | null | undefined },
): Connection<Difference<CompatKey>> {
  const differenceAt = (row: number) => ({
    subject: catalogue.keyAt(row),
    otherClass: toOtherClass(
      stateAt(catalogue, catalogue.keySupport, row, otherRelease(comparison, side)),
    ),
  });
  const { roots, areaOf } = keyAreas(catalogue);
  const all = comparison.keys.only[side];
  const wanted = roots.findIndex(({ path }) => path === area);
  return differencePage(
    area ? all.filter((row) => areaOf[row] === wanted) : all,
    differenceAt,
    ({ path }) => path,
    page,
  );
}

function differencePage<T>(
  rows: readonly number[] | Uint32Array,
  differenceAt: (row: number) => Difference<T>,
  getName: (subject: T) => string,
  page: PageArgs,
) {
  return paginate(
    {
      length: rows.length,
      at: (position) => differenceAt(rows[position]!),
      getName: ({ subject }: Difference<T>) => getName(subject),
      indexOf: (name) => rows.findIndex((row) => getName(differenceAt(row).subject) === name),
    },
    page,
  );
}

const otherRelease = ({ left, right }: ReleaseComparison, side: ComparisonSide) =>
  side === 'LEFT' ? right : left;

/** The state is never unknown, because a comparison excludes unknown rows. */
const toOtherClass = (state: SupportState): Difference<never>['otherClass'] =>
  getCoverageClass(state) === 'partial' ? 'PARTIAL' : 'NO';
