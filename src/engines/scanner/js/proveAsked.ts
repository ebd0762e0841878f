// A value or member that a condition asks for → the keys that are there if it is.
import { NOTHING_PROVEN, type Proven } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { type JsNode, staticName, unwrap } from './JsNode';
import type { KeyReader } from './KeyReader';
import { proveKey } from './proveKey';
import { isSetOnce, type Scope } from './Scope';

/** A name or member: `navigator.share`, `nav.share`, `has` of `const has = navigator.share`. */
export function proveAsked(written: JsNode, scope: Scope, reader: KeyReader): Proven {
  const node = unwrap(written);
  const key = keyBehind(node, scope, reader);
  if (key) return proveKey(key);
  const name =
    node.type === 'MemberExpression'
      ? staticName(node.property!, node.computed ?? false)
      : undefined;
  return name === undefined ? NOTHING_PROVEN : proveMember(name, node.object!, scope, reader);
}

/** `name in object`. A cast is no statement about what a browser has. */
export function proveMember(
  name: string,
  written: JsNode,
  scope: Scope,
  reader: KeyReader,
): Proven {
  const object = unwrap(written);
  const key = reader.keyIn(name, object, scope);
  if (key) return proveKey(key);
  if (object.type === 'TSAsExpression' || object.type === 'TSTypeAssertion')
    return proveMember(name, object.expression as JsNode, scope, reader);
  const owner = reader.isTyped(object, scope) ? undefined : nameOf(object);
  if (owner === undefined) return NOTHING_PROVEN;
  return { ...proveKey(reader.telling(name)), members: new Set([`${owner}.${name}`]) };
}

/** The name that code gives a value of unknown type. */
function nameOf({ type, name, property, computed }: JsNode): string | undefined {
  const written =
    type === 'Identifier'
      ? (name as string)
      : type === 'MemberExpression'
        ? staticName(property!, computed ?? false)
        : undefined;
  return written?.replace(/^[_$]+/, '').toLowerCase();
}

/** The key that a name holds: `const has = navigator.share`, `const { share } = navigator`. */
export function keyBehind(node: JsNode, scope: Scope, reader: KeyReader): ScanNode | undefined {
  const binding = node.type === 'Identifier' ? scope.find(node.name as string) : undefined;
  if (!binding) return reader.keyOf(node, scope);
  const { at, init, path = [] } = binding;
  if (!init || !isSetOnce(binding)) return undefined;
  const [name] = path;
  if (name === undefined) return reader.keyOf(unwrap(init), at);
  return path.length === 1 && typeof name === 'string' ? reader.keyIn(name, init, at) : undefined;
}
