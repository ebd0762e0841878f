// A test that is kept with others: `const has = { share: 'share' in navigator }`, a field, a getter or a method.
import { type JsNode, staticName } from './JsNode';
import { isSetOnce, type Scope } from './Scope';

export interface Kept {
  readonly value: JsNode;
  readonly scope: Scope;
  readonly isGetter: boolean;
}

interface Holder {
  readonly members: readonly JsNode[];
  readonly scope: Scope;
  /** What methods set later: `this.share = 'share' in navigator`. */
  readonly writes?: ReadonlyMap<string, readonly JsNode[]>;
}

/** @param node `has.share`, `Support.share`, `this.share` */
export function findKept(node: JsNode, scope: Scope): Kept | undefined {
  const { object, property, computed } = node;
  const holder = object && findHolder(object, scope);
  const name = property && memberName(property, computed ?? false);
  if (!holder || name === undefined) return undefined;
  const written = holder.writes?.get(name) ?? [];
  const member = holder.members.find(
    (one) => one.key && memberName(one.key, one.computed ?? false) === name,
  );
  const value = (member?.value ?? undefined) as JsNode | undefined;
  if (value && written.length === 0)
    return { value, scope: holder.scope, isGetter: member!.kind === 'get' };
  const [only] = written;
  return !value && written.length === 1 && only
    ? { value: only, scope: (only.seenIn as Scope | undefined) ?? holder.scope, isGetter: false }
    : undefined;
}

function findHolder(object: JsNode, scope: Scope): Holder | undefined {
  if (object.type === 'ThisExpression') return scope.thisClass && holderOf(scope.thisClass, false);
  const binding = object.type === 'Identifier' ? scope.find(object.name as string) : undefined;
  if (!binding) return undefined;
  if (binding.kind === 'class') return holderOf(binding.node, true);
  if (!isSetOnce(binding) || binding.path?.length) return undefined;
  const members = propertiesOf(binding.init);
  return members && { members, scope: binding.at };
}

function holderOf(node: JsNode, isStatic: boolean): Holder {
  const members = ((node.body as JsNode).body as readonly JsNode[]).filter(
    (one) => (one.static ?? false) === isStatic,
  );
  return { members, scope: node.scope as Scope, writes: isStatic ? undefined : node.thisWrites };
}

/** Of an object that is written out, frozen or not. */
function propertiesOf(init: JsNode | undefined): readonly JsNode[] | undefined {
  const isFrozen = init?.type === 'CallExpression' && init.callee?.property?.name === 'freeze';
  const written = isFrozen ? init.arguments?.[0] : init;
  return written?.type === 'ObjectExpression' ? written.properties : undefined;
}

function memberName(key: JsNode, isComputed: boolean): string | undefined {
  return key.type.startsWith('Private')
    ? `#${(key.id?.name ?? key.name) as string}`
    : staticName(key, isComputed);
}
