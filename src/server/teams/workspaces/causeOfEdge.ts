import type { Day } from '@/domain/Day';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
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
