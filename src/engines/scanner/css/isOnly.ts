import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssFinds } from './CssFinds';

/** True if each selector of a list needs a key, so that nothing else is lost with its rule. */
export function isOnly(node: ScanNode, selectors: string, finds: CssFinds): boolean {
  return selectors
    .split(/,(?![^(]*\))/)
    .every((one) => finds.ofSelector(one).found.some((find) => find.node === node));
}
