import { type JsNode, staticName } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';
import { CONTEXTS } from './builtinTypes.data';
import type { TypeFinder } from './TypeFinder';
import { makeGeneric, markThroughCall, UNKNOWN } from './typeNames';

/** The result of a method whose result depends on its arguments. */
export function specialCall(
  callee: JsNode,
  node: JsNode,
  types: TypeFinder,
  scope: Scope,
): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const method = staticName(callee.property!, callee.computed ?? false);
  if (method === undefined || !SPECIAL.has(method)) return undefined;
  const [argument, second] = node.arguments ?? [];
  const text =
    argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
  const owner = types.typeOf(callee.object!, scope);
  if (!owner) return undefined;
  const { names } = types;
  if (method === 'getContext') {
    if (owner === 'OffscreenCanvas' && text === '2d') return 'OffscreenCanvasRenderingContext2D';
    return text === undefined ? undefined : CONTEXTS.get(text);
  }
  if (method === 'from')
    return owner === '=Array' && argument ? arrayFrom(argument, second, scope, types) : undefined;
  if (method === 'reduce') {
    const type = second && types.typeOf(second, scope);
    return ['Number', 'String', 'Boolean'].includes(type ?? '')
      ? markThroughCall(type!)
      : undefined;
  }
  if (names.member(owner, 'querySelector').node === undefined) return undefined;
  const written = types.annotations.heldIn(node, scope)[0];
  const stated = written === undefined || written === UNKNOWN ? undefined : written;
  if (text === undefined && !stated) return undefined;
  const tag = text === undefined ? undefined : parseTag(text);
  switch (method) {
    case 'createElement':
      return names.elementType(text!.toLowerCase()) ?? 'HTMLElement';
    case 'createElementNS':
      return text === SVG && typeof second?.value === 'string'
        ? names.elementType(second.value, true)
        : undefined;
    case 'getElementById':
      return 'HTMLElement';
    default: {
      const type = stated ?? (tag && names.elementType(tag)) ?? 'Element';
      if (method === 'querySelector' || method === 'closest') return type;
      return `${method === 'querySelectorAll' ? 'NodeList' : 'HTMLCollection'}<${type}>`;
    }
  }
}

/** `Array.from(list)`, `Array.from(list, (each) => …)` */
function arrayFrom(
  argument: JsNode,
  callback: JsNode | undefined,
  scope: Scope,
  types: TypeFinder,
): string {
  const list = types.typeOf(argument, scope);
  const held = callback ? types.returned(callback, scope) : list && types.members.element(list);
  return markThroughCall(makeGeneric('Array', held));
}

const SVG = 'http://www.w3.org/2000/svg';
const SPECIAL = new Set([
  'createElementNS',
  'getContext',
  'from',
  'reduce',
  'createElement',
  'getElementById',
  'querySelector',
  'querySelectorAll',
  'closest',
  'getElementsByTagName',
  'getElementsByClassName',
]);

/** The tag that a selector selects; undefined unless exactly one selector names a tag. */
function parseTag(selector: string): string | undefined {
  if (selector.includes(',')) return undefined;
  return /(?:^|[\s>+~])([a-z][\w-]*)(?:[.#:[][^\s>+~]*)?$/i.exec(selector)?.[1]?.toLowerCase();
}
