// What a condition says about the type of a name: `x instanceof Y`, `typeof x === 'string'`,
// `Array.isArray(x)`. It holds while the branch is walked.
import { bare, type JsNode } from '@/scanner/js/JsNode';
import type { Binding, Scope } from '@/scanner/js/Scope';
import { partsOf, plainType, unmarked } from './typeNames';

const BY_TYPEOF: Readonly<Record<string, string>> = {
  string: 'String',
  number: 'Number',
  boolean: 'Boolean',
  bigint: 'BigInt',
  symbol: 'Symbol',
  function: 'Function',
};
const MAX_STEPS = 10;

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

  /** Notes what holds where a test is so; returns what takes it back. */
  hold(test: JsNode, scope: Scope, isTrue: boolean): () => void {
    const before: (readonly [Binding, string | undefined])[] = [];
    this.note(test, scope, isTrue, before, 0);
    return () => {
      for (const [binding, type] of before)
        if (type === undefined) this.types.delete(binding);
        else this.types.set(binding, type);
    };
  }

  private note(
    written: JsNode,
    scope: Scope,
    isTrue: boolean,
    before: (readonly [Binding, string | undefined])[],
    step: number,
  ): void {
    const test = bare(written);
    if (step > MAX_STEPS) return;
    if (test.type === 'UnaryExpression' && test.operator === '!')
      return this.note(test.argument!, scope, !isTrue, before, step + 1);
    if (test.type === 'LogicalExpression' && (test.operator === '&&') === isTrue) {
      this.note(test.left!, scope, isTrue, before, step + 1);
      return this.note(test.right!, scope, isTrue, before, step + 1);
    }
    const found = isTrue === !/^!=/.test(test.operator ?? '') ? this.read(test, scope) : undefined;
    if (!found) return;
    const [name, type] = found;
    const binding = scope.find(name.name as string);
    if (!binding || binding.isOpen || binding.writes.length > 0) return;
    before.push([binding, this.types.get(binding)]);
    this.types.set(binding, type);
  }

  private read(test: JsNode, scope: Scope): readonly [JsNode, string] | undefined {
    if (test.type === 'CallExpression') {
      const [given] = test.arguments ?? [];
      const callee = bare(test.callee!);
      const isList =
        callee.object?.name === 'Array' &&
        callee.property?.name === 'isArray' &&
        !scope.find('Array');
      return isList && given?.type === 'Identifier' ? [given, 'Array'] : undefined;
    }
    if (test.type !== 'BinaryExpression') return undefined;
    const [left, right] = [bare(test.left!), bare(test.right!)];
    if (test.operator === 'instanceof') {
      const type = left.type === 'Identifier' ? this.finder.typeOf(right, scope) : undefined;
      return type?.startsWith('=') && !type.includes('|') ? [left, type.slice(1)] : undefined;
    }
    if (!/^[!=]==?$/.test(test.operator ?? '')) return undefined;
    const [asked, constant] = left.type === 'UnaryExpression' ? [left, right] : [right, left];
    const argument = asked.operator === 'typeof' ? bare(asked.argument!) : undefined;
    const type = typeof constant.value === 'string' ? BY_TYPEOF[constant.value] : undefined;
    return argument?.type === 'Identifier' && type ? [argument, type] : undefined;
  }
}
