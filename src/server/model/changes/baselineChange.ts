import type { BaselineStatus } from '@/domain/BaselineFacts';
import type { ChangeCause } from '@/domain/ChangeCause';
import type { Day } from '@/domain/Day';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline, getPublishedBaseline } from '@/server/data/catalogue/getBaseline';
import type { Side } from './Side';

export interface BaselineChange {
  readonly before: BaselineStatus;
  readonly after: BaselineStatus;
  readonly cause: ChangeCause;
}

const RANK: Readonly<Record<BaselineStatus, number>> = { LIMITED: 0, NEWLY: 1, WIDELY: 2 };

export function isPromotion({ before, after }: BaselineChange): boolean {
  return RANK[after] > RANK[before];
}

/** Each side is judged on its own day; undefined if both have the same status. */
export function baselineChange(
  from: Side,
  to: Side,
  before: Feature,
  after: Feature,
): BaselineChange | undefined {
  const [was, is] = [statusOn(before, from.asOf), statusOn(after, to.asOf)];
  if (was === is) return undefined;
  return { before: was, after: is, cause: findCause(from, to, before, after) };
}

function findCause(from: Side, to: Side, before: Feature, after: Feature): ChangeCause {
  const is = statusOn(after, to.asOf);
  if (isOnlyComputed(from, to, before, after)) return 'COMPUTED';
  const newlyOn = after.stated.lowDate;
  if (newlyOn !== undefined && newlyOn > from.asOf) return 'SHIPPED';
  if (statusOn(before, to.asOf) === is) return 'CLOCK';
  const keys = ({ keys: all }: Feature) => all.map(({ path }) => path).join();
  return keys(before) === keys(after) ? 'CORRECTED' : 'DEFINITION_CHANGED';
}

/** Newer compat data changed it, and web-features still publishes the status of before. */
function isOnlyComputed(from: Side, to: Side, before: Feature, after: Feature): boolean {
  return (
    !before.published &&
    from.catalogue !== to.catalogue &&
    isComputedFrom(to.catalogue, after, statusOn(before, from.asOf), to.asOf)
  );
}

/** True if newer compat data gave it another status than this one, which web-features publishes. */
export function isComputedFrom(
  catalogue: Catalogue,
  feature: Feature,
  before: BaselineStatus,
  day: Day,
): boolean {
  if (!feature.published) return false;
  const { status, newlyOn } = getPublishedBaseline(catalogue, feature, day);
  return before === (newlyOn !== undefined && newlyOn > day ? 'LIMITED' : status);
}

/** A feature that becomes available only after the day has limited availability. */
export function statusOn(feature: Feature, day: Day): BaselineStatus {
  const { status, newlyOn } = getBaseline(feature, day);
  return newlyOn !== undefined && newlyOn > day ? 'LIMITED' : status;
}
