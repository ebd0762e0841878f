// Everything that differs between two sides, by feature. Nothing of the earlier catalogue is kept in
// the result, so that it can leave memory.
import type { ShareCause } from '@/domain/ChangeCause';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { type BaselineChange, baselineChange, isPromotion } from './baselineChange';
import { partSentence } from './partSentence';
import { findRecount, type Recount, type UsageTables } from './recount';
import { Shifts } from './Shifts';
import type { Side } from './Side';
import { findBefore, type SupportChange, supportChanges } from './supportChanges';

export const CHANGE_KINDS = [
  'ADDED',
  'MOVED',
  'DISCOURAGED',
  'BASELINE_UP',
  'BASELINE_DOWN',
  'SUPPORT',
  'COVERAGE',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface ChangePart {
  readonly cause: ShareCause;
  readonly share: number;
  readonly sentence: string;
}

export interface Change {
  readonly slug: string;
  readonly name: string;
  readonly kinds: readonly ChangeKind[];
  /** Its earlier id, or the id of the feature that it was split from. */
  readonly earlierSlug?: string;
  readonly beforeShare: number;
  readonly afterShare: number;
  readonly parts: readonly ChangePart[];
  readonly baseline?: BaselineChange;
  readonly support: readonly SupportChange[];
}

/** The smallest shift that one decimal of a percentage shows. */
const LEAST_SHIFT = 0.0005;

/**
 * Largest shift of coverage first. Features that are gone without a successor are not in it.
 * @param between usage tables of the audience in between, which tell when the source changed
 */
export function compareSides(from: Side, to: Side, between: UsageTables = []): readonly Change[] {
  const shifts = new Shifts(from, to);
  const recount = findRecount([from, ...between, to]);
  const differences = findDifferences(from, to);
  return to.catalogue.features
    .map((feature, index) => toChange(feature, differences[index]!, { shifts, recount }))
    .filter(({ kinds }) => kinds.length > 0)
    .sort((a, b) => getShift(b) - getShift(a) || (a.slug < b.slug ? -1 : 1));
}

/** Slugs of features that the later data neither has nor redirects. */
export function goneFeatures(from: Side, to: Side): readonly string[] {
  return from.catalogue.features
    .map(({ slug }) => slug)
    .filter((slug) => !to.catalogue.featureBySlug(slug) && !to.catalogue.redirectBySlug(slug));
}

/** How the data about a feature differ, for any audience. */
interface DataDifference {
  readonly before: Feature | undefined;
  readonly earlierSlug?: string | undefined;
  readonly baseline?: BaselineChange | undefined;
  readonly support: readonly SupportChange[];
}

/** By the earlier catalogue, which may leave memory, and the two days. */
const knownDifferences = memoizeByCatalogue(
  'differences between data',
  () => new WeakMap<Catalogue, Map<string, readonly DataDifference[]>>(),
);

/** Readers look at few pairs. */
const MAX_PAIRS = 6;

/** It takes longer than the shares of an audience, and is the same for all. */
function findDifferences(from: Side, to: Side): readonly DataDifference[] {
  const memory = knownDifferences(to.catalogue);
  const pairs = memory.get(from.catalogue) ?? new Map<string, readonly DataDifference[]>();
  const name = `${from.asOf} ${to.asOf}`;
  const known = pairs.get(name);
  if (known) return known;
  const differences = to.catalogue.features.map((feature): DataDifference => {
    const { feature: before, earlierSlug } = findBefore(from.catalogue, to.catalogue, feature);
    return {
      before,
      earlierSlug,
      baseline: before && baselineChange(from, to, before, feature),
      support: before ? supportChanges(from, to, before, feature) : [],
    };
  });
  if (pairs.size >= MAX_PAIRS) pairs.clear();
  memory.set(from.catalogue, pairs.set(name, differences));
  return differences;
}

function toChange(
  feature: Feature,
  { before, earlierSlug, baseline, support }: DataDifference,
  { shifts, recount }: { readonly shifts: Shifts; readonly recount: Recount },
): Change {
  const { beforeShare, afterShare, parts } = shifts.getShift(before, feature);
  const change = {
    slug: feature.slug,
    name: feature.name,
    ...(earlierSlug !== undefined && { earlierSlug }),
    beforeShare,
    afterShare,
    parts: parts.map((part) => ({
      cause: part.cause,
      share: part.share,
      sentence: partSentence(part, before, feature, recount),
    })),
    ...(baseline && { baseline }),
    support,
  };
  return { ...change, kinds: findKinds(change, before, feature) };
}

function findKinds(
  change: Omit<Change, 'kinds'>,
  before: Feature | undefined,
  after: Feature,
): readonly ChangeKind[] {
  if (!before) return change.earlierSlug === undefined ? ['ADDED'] : ['ADDED', 'MOVED'];
  const { baseline } = change;
  const holds: Readonly<Record<ChangeKind, boolean>> = {
    ADDED: false,
    MOVED: change.earlierSlug !== undefined,
    DISCOURAGED: after.discouraged !== undefined && before.discouraged === undefined,
    BASELINE_UP: baseline !== undefined && isPromotion(baseline),
    BASELINE_DOWN: baseline !== undefined && !isPromotion(baseline),
    SUPPORT: change.support.length > 0,
    COVERAGE: getShift(change) >= LEAST_SHIFT,
  };
  return CHANGE_KINDS.filter((kind) => holds[kind]);
}

function getShift({ beforeShare, afterShare }: Pick<Change, 'beforeShare' | 'afterShare'>): number {
  return Math.abs(afterShare - beforeShare);
}
