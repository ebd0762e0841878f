// Questions between the parts that find types.
import type { JsNode } from '@/engines/scanner/js/JsNode';
import type { PlatformNames } from '@/engines/scanner/js/PlatformNames';
import type { Scope } from '@/engines/scanner/js/Scope';
import type { Annotations } from './Annotations';
import type { ImportedTypes } from './ImportedTypes';
import type { JsDocs } from './JsDocs';
import type { TypeMembers } from './TypeMembers';

export interface TypeFinder {
  readonly names: PlatformNames;
  readonly imports: ImportedTypes;
  readonly members: TypeMembers;
  readonly annotations: Annotations;
  /** Types in comments. */
  readonly docs?: JsDocs;
  /** The type of an expression; a mark says that it came through a call. */
  infer(node: JsNode, scope: Scope): string | undefined;
  /** The same without the mark. */
  typeOf(node: JsNode, scope: Scope): string | undefined;
  /** The type of a value where it is written, which may be in an inner scope. */
  inferWritten(node: JsNode, scope: Scope): string | undefined;
  annotated(annotation: JsNode, scope: Scope): string | undefined;
  /** The type that a function in a call returns. */
  returned(node: JsNode, scope: Scope): string | undefined;
  instance(node: JsNode, scope: Scope): string;
  /** One of several that values may have. */
  oneOf(types: readonly (string | undefined)[]): string | undefined;
  /** Follows property names and positions into a type. */
  bindingAlong(type: string, path: readonly (string | number)[]): string | undefined;
}
