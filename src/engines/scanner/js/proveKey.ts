import { NOTHING_PROVEN, type Proven } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { testedWay } from '@/engines/scanner/TestedWays';

/** Proofs of keys, kept because each is needed wherever the key is tested. */
const PROVEN = new WeakMap<ScanNode, Proven>();

export function proveKey(node: ScanNode | undefined): Proven {
  if (!node) return NOTHING_PROVEN;
  let proven = PROVEN.get(node);
  if (!proven) {
    proven = {
      nodes: new Set([node]),
      features: new Set(node.feature >= 0 ? [node.feature] : []),
      ways: testedWay([node]),
    };
    PROVEN.set(node, proven);
  }
  return proven;
}
