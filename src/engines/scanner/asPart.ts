import type { ScanNode } from './ScanTable';
import type { Consequence } from './ScanUse';

/** The consequence of a key that is used together with its parent, which is judged by itself. */
export function asPart<Other extends Consequence>(
  { isGiven }: ScanNode,
  consequence: Other,
): Other | 'not-reached' {
  return isGiven ? 'not-reached' : consequence;
}
