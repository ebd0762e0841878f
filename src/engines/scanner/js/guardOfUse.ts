import type { ScanNode } from '@/engines/scanner/ScanTable';
import { findAsked, findGuard, type Held } from './Held';
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
  const guard = guardOfTest(use, base + start) ?? findGuard(key, held, base);
  if (guard) return guard;
  if (outer?.holds(key)) return outer;
  const asked = findAsked(key, held);
  return asked === undefined
    ? { test: held, base }
    : ({ guard: 'asked', guardAt: base + asked } as const);
}
