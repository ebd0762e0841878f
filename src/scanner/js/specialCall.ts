import { CONTEXTS } from './builtinTypes.data';
import { type JsNode, staticName } from './JsNode';
import { heldBy, type PlatformNames } from './PlatformNames';

/** The result of a method whose result depends on its arguments. */
export function specialCall(
  callee: JsNode,
  node: JsNode,
  names: PlatformNames,
  typeOf: (node: JsNode) => string | undefined,
): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const method = staticName(callee.property!, callee.computed ?? false);
  const [argument] = node.arguments ?? [];
  const text =
    argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
  if (method === undefined) return undefined;
  const owner = typeOf(callee.object!);
  if (!owner) return undefined;
  const isNode = names.member(owner, 'querySelector').node !== undefined;
  if (isNode && text !== undefined) {
    if (method === 'createElement') return names.elementType(text.toLowerCase()) ?? 'HTMLElement';
    if (method === 'getElementById') return 'HTMLElement';
    const tag = /(?:^|[\s>+~])([a-z][\w-]*)(?:[.#:[][^\s>+~]*)?$/i.exec(text)?.[1];
    const type = (tag && names.elementType(tag.toLowerCase())) || 'Element';
    if (method === 'querySelector' || method === 'closest') return type;
    if (method === 'querySelectorAll') return `NodeList<${type}>`;
    if (method === 'getElementsByTagName') return `HTMLCollection<${type}>`;
  }
  if (method === 'getContext' && text !== undefined) return CONTEXTS.get(text);
  if (owner === '=Array' && method === 'from' && argument) {
    const held = heldBy(typeOf(argument) ?? '');
    return held ? `Array<${held}>` : 'Array';
  }
  return undefined;
}
