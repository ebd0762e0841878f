import type { BaselineStatus } from '@/domain/BaselineFacts';
import type { Day } from '@/domain/Day';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import { getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { isComputedFrom, statusOn } from '@/server/model/changes/baselineChange';
import { findKnown, isReleasedOn } from '@/server/model/changes/Side';
import { isSupported } from './Observation';
import type { Subject } from './Subject';

/**
 * Why a browser is said to support a subject, or not to, unlike on an earlier day: news only if a
 * release that came out since differs; else the data was corrected.
 */
export function causeOfEdge(
  catalogue: Catalogue,
  subject: Subject,
  { currentRelease }: Browser,
  since: Day,
): 'SHIPPED' | 'CORRECTED' {
  const then = currentRelease && findKnown(currentRelease, (one) => isReleasedOn(one, since));
  const isSame =
    currentRelease !== undefined &&
    then !== undefined &&
    isSupported(catalogue, subject, then) === isSupported(catalogue, subject, currentRelease);
  return isSame ? 'CORRECTED' : 'SHIPPED';
}

interface StatusChange {
  readonly before: BaselineStatus | null;
  readonly after: BaselineStatus | null;
  /** The day of the data that knew the status of before. */
  readonly since: Day;
  readonly today: Day;
}

/**
 * Why a subject has another Baseline status than on an earlier day, unless a browser or a day brought
 * it: computed as on `/changes`, or the data of today also say so of that day.
 */
export function causeOfStatus(
  catalogue: Catalogue,
  subject: Subject,
  { before, after, since, today }: StatusChange,
): 'COMPUTED' | 'CORRECTED' | undefined {
  if (subject.kind === 'feature') {
    const { feature } = subject;
    if (before && isComputedFrom(catalogue, feature, before, today)) return 'COMPUTED';
    return statusOn(feature, since) === after ? 'CORRECTED' : undefined;
  }
  return keyStatusOn(subject, since) === after ? 'CORRECTED' : undefined;
}

/** By the data of today: one that becomes available later was limited on that day. */
function keyStatusOn(subject: Subject, day: Day): BaselineStatus | null {
  if (subject.kind !== 'key') return null;
  const { status, newlyOn } = getKeyBaseline(subject.key, day);
  return newlyOn !== undefined && newlyOn > day ? 'LIMITED' : status;
}
