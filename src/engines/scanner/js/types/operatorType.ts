// Types of operators and list literals.
import { isNothing, type JsNode, unwrap } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';
import type { TypeFinder } from './TypeFinder';
import { makeGeneric, withoutMark } from './typeNames';

const NUMERIC = new Set(['-', '*', '/', '%', '**', '|', '&', '^', '<<', '>>', '>>>']);
const COMPARING = new Set(['==', '!=', '===', '!==', '<', '>', '<=', '>=', 'in', 'instanceof']);
const MAX_ELEMENTS = 12;
const MAX_TUPLE = 4;

export function operatorType(node: JsNode, scope: Scope, types: TypeFinder): string | undefined {
  switch (node.type) {
    case 'ConditionalExpression':
      return either(node.consequent as JsNode, node.alternate!, scope, types);
    case 'LogicalExpression':
      return node.operator === '&&'
        ? types.infer(node.right!, scope)
        : either(node.left!, node.right!, scope, types);
    case 'UnaryExpression':
      if (node.operator === 'typeof') return 'String';
      if (node.operator === '!') return 'Boolean';
      return node.operator === '+' || node.operator === '-' ? 'Number' : undefined;
    case 'UpdateExpression':
      return 'Number';
    case 'BinaryExpression':
      if (COMPARING.has(node.operator!)) return 'Boolean';
      // With BigInts the result is one: it has few members, and they share their names.
      if (NUMERIC.has(node.operator!)) return 'Number';
      return sumType(types.typeOf(node.left!, scope), types.typeOf(node.right!, scope));
    default:
      return undefined;
  }
}

function sumType(left: string | undefined, right: string | undefined): string | undefined {
  if (left === 'String' || right === 'String') return 'String';
  return left === 'Number' && right === 'Number' ? 'Number' : undefined;
}

function either(one: JsNode, other: JsNode, scope: Scope, types: TypeFinder): string | undefined {
  const first = types.infer(one, scope);
  const second = types.infer(other, scope);
  if (isNothing(one)) return second;
  if (isNothing(other)) return first;
  // An empty list says nothing about what the other holds.
  if (first && second && withoutMark(second) === 'Array' && isEmptyList(other)) return first;
  return types.oneOf([first, second]);
}

function isEmptyList(node: JsNode): boolean {
  const inner = unwrap(node);
  return inner.type === 'ArrayExpression' && inner.elements?.length === 0;
}

/** `[1, 'a']` is a tuple, a longer or uniform list an array. */
export function arrayType(node: JsNode, scope: Scope, types: TypeFinder): string {
  const elements = node.elements ?? [];
  if (elements.length === 0) return 'Array';
  const held = elements.slice(0, MAX_ELEMENTS).map((element) => {
    if (!element) return undefined;
    if (element.type !== 'SpreadElement') return types.typeOf(element, scope);
    const list = element.argument ? types.typeOf(element.argument, scope) : undefined;
    return list && types.members.element(list);
  });
  const isPlain = elements.every((element) => element && element.type !== 'SpreadElement');
  const union = types.oneOf(held);
  if (isPlain && elements.length <= MAX_TUPLE && (union === undefined || union.includes('|')))
    return makeGeneric('Tuple', ...held);
  return makeGeneric('Array', union);
}
