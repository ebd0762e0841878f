// The questions that a condition asks about the code around it.
import type { Proven } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { JsNode } from './JsNode';
import type { Scope } from './Scope';
import type { ImportedTypes } from './types/ImportedTypes';

export interface KeyReader {
  /** The key an expression reads: a global or a member of a known type. */
  keyOf(node: JsNode, scope: Scope): ScanNode | undefined;
  /** The key that `'name' in object` tests. */
  keyIn(name: string, object: JsNode, scope: Scope): ScanNode | undefined;
  /** The key that no other interface has by this name, or others have for the same feature. */
  telling(name: string): ScanNode | undefined;
  /** Proofs where a name was set to a value. */
  provenWhereSet(value: JsNode): Proven;
  /** Keys that `CSS.supports(…)` proves with these arguments. */
  provenCss(texts: readonly string[]): Proven;
  /** Exports of other files, tests included. */
  readonly imports: ImportedTypes;
  /** True if the type of a value is known. */
  isTyped(node: JsNode, scope: Scope): boolean;
}
