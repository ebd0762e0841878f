// Tests kept in an object or class: `const has = { share: 'share' in navigator }`, a field, a
// getter or a method.
import { type JsNode, staticName } from './JsNode';
import { isSetOnce, type Scope } from './Scope';

export interface KeptTest {
  /** The declared value, and those that methods set. */
  readonly values: readonly JsNode[];
  readonly scope: Scope;
  readonly isGetter: boolean;
}

type Members = ReadonlyMap<string, JsNode>;

/** By class or object, since there may be as many tests as members. */
const MEMBERS = new WeakMap<JsNode, readonly [own: Members, statics: Members]>();

interface Holder {
  readonly members: Members;
  readonly scope: Scope;
  /** Later writes by methods: `this.share = 'share' in navigator`. */
  readonly writes?: ReadonlyMap<string, readonly JsNode[]>;
}

/** @param node `has.share`, `Support.share`, `this.share` */
export function findKept(node: JsNode, scope: Scope): KeptTest | undefined {
  const { object, property, computed } = node;
  const holder = object && findHolder(object, scope);
  const name = property && memberName(property, computed ?? false);
  if (!holder || name === undefined) return undefined;
  const written = holder.writes?.get(name) ?? [];
  const member = holder.members.get(name);
  const value = (member?.value ?? undefined) as JsNode | undefined;
  const values = value ? [value, ...written] : written;
  if (values.length === 0) return undefined;
  return { values, scope: holder.scope, isGetter: member?.kind === 'get' };
}

function findHolder(object: JsNode, scope: Scope): Holder | undefined {
  if (object.type === 'ThisExpression') return scope.thisClass && holderOf(scope.thisClass, false);
  const binding = object.type === 'Identifier' ? scope.find(object.name as string) : undefined;
  if (!binding) return undefined;
  if (binding.kind === 'class') return holderOf(binding.node, true);
  if (!isSetOnce(binding) || binding.path?.length) return undefined;
  const written = writtenObject(binding.init);
  return written && { members: membersOf(written, written.properties ?? [])[0], scope: binding.at };
}

function holderOf(node: JsNode, isStatic: boolean): Holder {
  const [own, statics] = membersOf(node, (node.body as JsNode).body as readonly JsNode[]);
  return {
    members: isStatic ? statics : own,
    scope: node.scope as Scope,
    writes: isStatic ? undefined : node.thisWrites,
  };
}

function membersOf(node: JsNode, nodes: readonly JsNode[]): readonly [Members, Members] {
  let members = MEMBERS.get(node);
  if (members) return members;
  const own = new Map<string, JsNode>();
  const statics = new Map<string, JsNode>();
  for (const one of nodes) {
    const name = one.key && memberName(one.key, one.computed ?? false);
    if (name !== undefined) (one.static ? statics : own).set(name, one);
  }
  MEMBERS.set(node, (members = [own, statics]));
  return members;
}

/** The object of a literal, frozen or not. */
function writtenObject(init: JsNode | undefined): JsNode | undefined {
  const isFrozen = init?.type === 'CallExpression' && init.callee?.property?.name === 'freeze';
  const written = isFrozen ? init.arguments?.[0] : init;
  return written?.type === 'ObjectExpression' ? written : undefined;
}

function memberName(key: JsNode, isComputed: boolean): string | undefined {
  return key.type.startsWith('Private')
    ? `#${(key.id?.name ?? key.name) as string}`
    : staticName(key, isComputed);
}
