import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { Around, Place } from './CssPlace';
import { isProven } from './findProven';

/**
 * Adds a use with what guards it: `@supports` around it, a declaration next to it, or the sheet's
 * own place.
 */
export function addGuarded(
  { scan, outer, base }: Place,
  { proven, guardAt }: Around,
  node: ScanNode | undefined,
  [start, end]: readonly [number, number],
  consequence: 'ignored' | 'block-ignored' | 'rule-dropped',
  fallback?: { readonly start: number },
): void {
  if (!node?.hasData) return;
  if (isProven(proven, node))
    scan.add(node, start, end, consequence, { guard: 'supports', guardAt });
  else if (fallback)
    scan.add(node, start, end, consequence, {
      guard: 'fallback',
      guardAt: base + fallback.start,
    });
  else if (outer?.holds(node)) scan.add(node, start, end, consequence, outer);
  else scan.add(node, start, end, consequence);
}
