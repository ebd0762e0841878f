import { isNothing, type JsNode, unwrap } from './JsNode';
import type { Scope } from './Scope';

const FACTORY = /^_?(?:jsxs?|jsxDEV|createElement|createVNode|createElement(?:VNode|Block)|h)$/;

/** True if a call makes an element, judged by its name and arguments. */
export function isElementCall({ callee, arguments: given = [] }: JsNode, scope: Scope): boolean {
  const [tag, props] = given;
  if (!tag || !props || (props.type !== 'ObjectExpression' && !isNothing(props))) return false;
  if (tag.type === 'Literal' && typeof tag.value !== 'string') return false;
  // A document's own method takes a name and `{ is }`.
  const [only, ...others] = props.properties ?? [];
  if (only?.key?.name === 'is' && others.length === 0) return false;
  const written = unwrap(callee!);
  const maker = written.type === 'SequenceExpression' ? written.expressions?.at(-1) : written;
  if (maker?.type === 'MemberExpression')
    return !maker.computed && FACTORY.test(maker.property?.name as string);
  if (maker?.type !== 'Identifier' || !FACTORY.test(maker.name as string)) return false;
  const { kind } = scope.find(maker.name as string) ?? {};
  return kind === undefined || kind === 'import';
}
