// Types are names; what a name or a literal alone says.
import { BUILTIN_TYPES } from './builtinTypes.data';
import type { JsNode } from './JsNode';
import { heldBy, plainType } from './PlatformNames';

/** Marks a type that was inferred through a call. */
export const THROUGH_CALL = '~';

export function marked(type: string): string {
  return type.startsWith(THROUGH_CALL) ? type : `${THROUGH_CALL}${type}`;
}

/** What a list gives for a position. */
export function elementAt(type: string): string | undefined {
  const plain = plainType(type);
  if (plain === 'String') return 'String';
  if (BUILTIN_TYPES.has(`${plain}.subarray`)) return 'Number';
  return ['Array', 'Set', 'Iterator', 'NodeList', 'HTMLCollection'].includes(plain)
    ? heldBy(type)
    : undefined;
}

export function isNothing(node: JsNode): boolean {
  return (
    (node.type === 'Literal' && node.raw === 'null') ||
    (node.type === 'Identifier' && node.name === 'undefined')
  );
}

export function literalType({ value, regex, bigint, raw }: JsNode): string | undefined {
  if (regex) return 'RegExp';
  if (bigint !== undefined && bigint !== null) return 'BigInt';
  if (raw === 'null') return undefined;
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'number':
      return 'Number';
    case 'boolean':
      return 'Boolean';
    default:
      return undefined;
  }
}
