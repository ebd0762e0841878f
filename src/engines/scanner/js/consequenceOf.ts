import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { Consequence } from '@/engines/scanner/ScanUse';
import type { Use } from './Use';

const CONSEQUENCES: Readonly<Record<Use, Consequence>> = {
  called: 'throws',
  dereferenced: 'throws',
  bare: 'throws',
  read: 'reads-undefined',
  tested: 'reads-undefined',
  optional: 'reads-undefined',
  typeof: 'reads-undefined',
  written: 'ignored',
};

/** The consequence of using a name or member this way in a browser that lacks it. */
export function consequenceOf(use: Use, { name }: ScanNode): Consequence {
  // Listening for an event that never comes does no harm.
  return name.endsWith('_event') ? 'ignored' : CONSEQUENCES[use];
}
