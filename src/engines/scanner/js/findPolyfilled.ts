// A platform member that code sets, on a constructor, a prototype or the global object → its key.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { type JsNode, staticName, unwrap } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import type { Scope } from './Scope';
import type { Types } from './types/Types';

export function findPolyfilled(
  object: JsNode,
  name: string,
  scope: Scope,
  { types, names }: { readonly types: Types; readonly names: PlatformNames },
): ScanNode | undefined {
  const owner = unwrap(object);
  const type = types.typeOf(owner, scope);
  if (!type || type.startsWith('#')) return undefined;
  const isPrototype =
    owner.type === 'MemberExpression' &&
    staticName(owner.property!, owner.computed ?? false) === 'prototype';
  const isGlobal = type === 'Window';
  if (!type.startsWith('=') && !isPrototype && !isGlobal) return undefined;
  const { node, type: kind } = names.member(type, name);
  const isState = kind === 'String' || kind === 'Location' || kind === 'Boolean';
  return name.startsWith('on') || (isGlobal && isState) ? undefined : node;
}
