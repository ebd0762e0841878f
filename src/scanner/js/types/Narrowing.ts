// What a condition says about the type of a name: `x instanceof Y`, `typeof x === 'string'`,
// `Array.isArray(x)`. It holds while the branch is walked.
import { bare, isEquality, type JsNode } from '@/scanner/js/JsNode';
import type { Binding, Scope } from '@/scanner/js/Scope';
import { partsOf, plainType, unmarked } from './typeNames';

const BY_TYPEOF: ReadonlyMap<string, string> = new Map([
  ['string', 'String'],
  ['number', 'Number'],
  ['boolean', 'Boolean'],
  ['bigint', 'BigInt'],
  ['symbol', 'Symbol'],
  ['function', 'Function'],
]);
const MAX_STEPS = 10;

/** What was known of names before a test was found to be so. */
export type Narrowed =
  | readonly { readonly binding: Binding; readonly before: string | undefined }[]
  | undefined;

interface Finder {
  typeOf(node: JsNode, scope: Scope): string | undefined;
}

export class Narrowing {
  private readonly types = new Map<Binding, string>();

  constructor(private readonly finder: Finder) {}

  /** The narrowed type, where the name's own is unknown or one of several. */
  of(binding: Binding, own: string | undefined): string | undefined {
    const narrowed = this.types.get(binding);
    if (narrowed === undefined || (own !== undefined && !own.includes('|'))) return own;
    const part = own && partsOf(unmarked(own)).find((one) => plainType(one) === narrowed);
    return part ?? narrowed;
  }

  /** Notes what holds where a test is so; `release` takes it back. */
  hold(test: JsNode, scope: Scope, isTrue: boolean): Narrowed {
    return this.note(test, scope, isTrue, undefined, 0);
  }

  release(narrowed: Narrowed): void {
    for (const { binding, before } of narrowed ?? [])
      if (before === undefined) this.types.delete(binding);
      else this.types.set(binding, before);
  }

  /** Adds to `known`, which is made when there is something to note: most tests say nothing of types. */
  private note(
    written: JsNode,
    scope: Scope,
    isTrue: boolean,
    known: Narrowed,
    step: number,
  ): Narrowed {
    const test = bare(written);
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
        this.types.set(binding, found.type);
        return [...(known ?? []), { binding, before }];
      }
      default:
        return known;
    }
  }

  private read(test: JsNode, scope: Scope): NarrowedName | undefined {
    if (test.type === 'CallExpression') {
      const callee = bare(test.callee!);
      if (callee.type !== 'MemberExpression' || callee.property!.name !== 'isArray')
        return undefined;
      const isList = callee.object!.name === 'Array' && !scope.find('Array');
      return isList ? narrowedName(test.arguments?.[0], 'Array') : undefined;
    }
    const isInstance = test.operator === 'instanceof';
    if (!isInstance && !isEquality(test.operator)) return undefined;
    const left = bare(test.left!);
    const right = bare(test.right!);
    if (isInstance) {
      const type = left.type === 'Identifier' ? this.finder.typeOf(right, scope) : undefined;
      return type?.startsWith('=') && !type.includes('|')
        ? narrowedName(left, type.slice(1))
        : undefined;
    }
    const isLeft = left.type === 'UnaryExpression';
    const { operator, argument } = isLeft ? left : right;
    const { value } = isLeft ? right : left;
    return operator === 'typeof' && typeof value === 'string'
      ? narrowedName(bare(argument!), BY_TYPEOF.get(value))
      : undefined;
  }
}

interface NarrowedName {
  readonly name: string;
  readonly type: string;
}

function narrowedName(
  node: JsNode | undefined,
  type: string | undefined,
): NarrowedName | undefined {
  return node?.type === 'Identifier' && type ? { name: node.name as string, type } : undefined;
}
