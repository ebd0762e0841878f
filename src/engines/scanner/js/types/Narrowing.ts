// Types of names in the branches of a condition: `x instanceof Y`, `typeof x === 'string'`,
// `Array.isArray(x)`. They hold while the branch is walked.
import { isEquality, type JsNode, staticName, unwrap } from '@/engines/scanner/js/JsNode';
import type { Binding, Scope } from '@/engines/scanner/js/Scope';
import { plainType, splitUnion, withoutMark } from './typeNames';

const BY_TYPEOF: ReadonlyMap<string, string> = new Map([
  ['string', 'String'],
  ['number', 'Number'],
  ['boolean', 'Boolean'],
  ['bigint', 'BigInt'],
  ['symbol', 'Symbol'],
  ['function', 'Function'],
]);
const MAX_STEPS = 10;

/** Types of names before a test changed them. */
export type Narrowed =
  | readonly { readonly binding: Binding; readonly before: Map<string, string> | undefined }[]
  | undefined;

interface Finder {
  readonly names: { isKindOf(type: string, other: string): boolean };
  readonly members: { platform(type: string): string | undefined };
  typeOf(node: JsNode, scope: Scope): string | undefined;
  annotated(annotation: JsNode, scope: Scope): string | undefined;
}

export class Narrowing {
  /** Of names, by the member that was tested; that of the name itself is ''. */
  private readonly types = new Map<Binding, Map<string, string>>();

  constructor(private readonly finder: Finder) {}

  /** The narrowed type, if the type of the name or member is unknown, a union, or less exact. */
  of(binding: Binding, own: string | undefined, member = ''): string | undefined {
    const narrowed = this.types.get(binding)?.get(member);
    if (narrowed === undefined || own === undefined) return narrowed ?? own;
    if (!own.includes('|')) return this.isKindOf(narrowed, withoutMark(own)) ? narrowed : own;
    const part = splitUnion(withoutMark(own)).find((one) => plainType(one) === narrowed);
    return part ?? narrowed;
  }

  /** The same for a member: `if (event.target instanceof HTMLElement) event.target…` */
  ofMember({ object }: JsNode, name: string, scope: Scope, own: string | undefined) {
    const binding =
      this.types.size > 0 && object!.type === 'Identifier' && scope.find(object!.name as string);
    return binding ? this.of(binding, own, name) : own;
  }

  private isKindOf(type: string, other: string): boolean {
    const { members, names } = this.finder;
    return names.isKindOf(members.platform(type) ?? '', other);
  }

  /** Narrows types by a test; `release` undoes it. */
  hold(test: JsNode, scope: Scope, isTrue: boolean): Narrowed {
    return this.note(test, scope, isTrue, undefined, 0);
  }

  release(narrowed: Narrowed): void {
    for (const { binding, before } of narrowed ?? [])
      if (before === undefined) this.types.delete(binding);
      else this.types.set(binding, before);
  }

  /** Adds to `known`, which is created on demand: most tests narrow no type. */
  private note(
    written: JsNode,
    scope: Scope,
    isTrue: boolean,
    known: Narrowed,
    step: number,
  ): Narrowed {
    const test = unwrap(written);
    if (step > MAX_STEPS) return known;
    switch (test.type) {
      case 'UnaryExpression':
        return test.operator === '!'
          ? this.note(test.argument!, scope, !isTrue, known, step + 1)
          : known;
      case 'LogicalExpression': {
        if ((test.operator === '&&') !== isTrue) return known;
        const left = this.note(test.left!, scope, isTrue, known, step + 1);
        return this.note(test.right!, scope, isTrue, left, step + 1);
      }
      case 'BinaryExpression':
      case 'CallExpression': {
        const isUnequal = test.operator === '!=' || test.operator === '!==';
        const found = isTrue === isUnequal ? undefined : this.read(test, scope);
        const binding = found && scope.find(found.name);
        if (!binding || binding.isOpen || binding.writes.length > 0) return known;
        const before = this.types.get(binding);
        this.types.set(binding, new Map(before).set(found.member, found.type));
        return [...(known ?? []), { binding, before }];
      }
      default:
        return known;
    }
  }

  private read(test: JsNode, scope: Scope): NarrowedName | undefined {
    if (test.type === 'CallExpression') {
      const callee = unwrap(test.callee!);
      if (callee.type === 'Identifier') return this.readPredicate(callee, test, scope);
      if (callee.type !== 'MemberExpression' || callee.property!.name !== 'isArray')
        return undefined;
      const isList = callee.object!.name === 'Array' && !scope.find('Array');
      return isList ? narrowedName(test.arguments?.[0], 'Array') : undefined;
    }
    const isInstance = test.operator === 'instanceof';
    if (!isInstance && !isEquality(test.operator)) return undefined;
    const left = unwrap(test.left!);
    const right = unwrap(test.right!);
    if (isInstance) {
      const type = this.finder.typeOf(right, scope);
      return type?.startsWith('=') && !type.includes('|')
        ? narrowedName(left, type.slice(1))
        : undefined;
    }
    const isLeft = left.type === 'UnaryExpression';
    const { operator, argument } = isLeft ? left : right;
    const { value } = isLeft ? right : left;
    return operator === 'typeof' && typeof value === 'string'
      ? narrowedName(unwrap(argument!), BY_TYPEOF.get(value))
      : undefined;
  }

  /** `function isVideo(x: Element): x is HTMLVideoElement` */
  private readPredicate(callee: JsNode, test: JsNode, scope: Scope): NarrowedName | undefined {
    const { node } = scope.find(callee.name as string) ?? {};
    const made = node?.init ?? node;
    const predicate = made?.returnType?.typeAnnotation as TypePredicate | undefined;
    if (predicate?.type !== 'TSTypePredicate' || !predicate.typeAnnotation) return undefined;
    const at = made!.params?.findIndex(({ name }) => name === predicate.parameterName?.name) ?? -1;
    const type = this.finder.annotated(predicate.typeAnnotation, (made!.scope ?? scope) as Scope);
    return narrowedName(test.arguments?.[at], type);
  }
}

interface TypePredicate extends JsNode {
  readonly parameterName?: JsNode;
}

interface NarrowedName {
  readonly name: string;
  readonly member: string;
  readonly type: string;
}

/** @param node a name, or a member of one */
function narrowedName(
  node: JsNode | undefined,
  type: string | undefined,
): NarrowedName | undefined {
  if (!node || !type) return undefined;
  if (node.type === 'Identifier') return { name: node.name as string, member: '', type };
  if (node.type !== 'MemberExpression' || node.object!.type !== 'Identifier') return undefined;
  const member = staticName(node.property!, node.computed ?? false);
  return member === undefined ? undefined : { name: node.object!.name as string, member, type };
}
