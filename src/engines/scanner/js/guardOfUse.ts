import type { ScanNode } from '@/engines/scanner/ScanTable';
import { findGuard, type Held } from './Held';
import type { JsContext } from './JsContext';
import type { JsNode } from './JsNode';
import { guardOfTest, type Use } from './Use';

/** The guard of a use, or the test around it that may guard it all the same. */
export function guardOfUse(
  use: Use,
  key: ScanNode,
  { start }: JsNode,
  held: Held | undefined,
  { base, outer }: Pick<JsContext, 'base' | 'outer'>,
) {
  return (
    guardOfTest(use, base + start) ??
    findGuard(key, held, base) ??
    (outer?.holds(key) ? outer : { test: held, base })
  );
}
