import { asPart } from '@/engines/scanner/asPart';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { Consequence } from '@/engines/scanner/ScanUse';
import type { Around, Place } from './CssPlace';
import { isProven } from './findProven';

interface Standing {
  /** A declaration for browsers without the key. */
  readonly fallback?: { readonly start: number };
  /** True for a key whose parent is not used there, such as a part of a shorthand's value. */
  readonly isAlone?: boolean;
}

/**
 * Adds a use with what guards it: `@supports` around it, a declaration next to it, or the sheet's
 * own place.
 */
export function addGuarded(
  { scan, outer, base }: Place,
  around: Around,
  node: ScanNode | undefined,
  [start, end]: readonly [number, number],
  written: Consequence,
  { fallback, isAlone = false }: Standing = {},
): void {
  if (!node?.hasData) return;
  const { proven, guardAt } = around;
  const consequence = isAlone ? written : asPart(node, written);
  if (isProven(proven, node))
    scan.add(node, start, end, consequence, { guard: 'supports', guardAt });
  else if (fallback)
    scan.add(node, start, end, consequence, {
      guard: 'fallback',
      guardAt: base + fallback.start,
    });
  else if (outer?.holds(node)) scan.add(node, start, end, consequence, outer);
  else scan.add(node, start, end, consequence, { test: proven.ways && around });
}
