import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { Consequence } from '@/engines/scanner/ScanUse';
import type { Use } from './GuardWalk';

const CONSEQUENCES: Readonly<Record<Use, Consequence>> = {
  called: 'throws',
  dereferenced: 'throws',
  bare: 'throws',
  read: 'reads-undefined',
  tested: 'reads-undefined',
  optional: 'reads-undefined',
  written: 'ignored',
};

/** What happens where a name or member is used so and the browser lacks it. */
export function consequenceOf(use: Use, { name }: ScanNode): Consequence {
  // Listening for an event that never comes does no harm.
  return name.endsWith('_event') ? 'ignored' : CONSEQUENCES[use];
}
