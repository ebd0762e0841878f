// What `new RegExp(pattern, flags)` is given → keys of its syntax and flags, as far as the text says it.
import { findInRegExp } from './findInRegExp';
import { bare, type JsNode } from './JsNode';

type Resolve = (node: JsNode) => JsNode;

export function readPattern(
  pattern: JsNode,
  flags: JsNode | undefined,
  resolve: Resolve,
): readonly string[] {
  const written = flags && resolve(bare(flags)).value;
  return findInRegExp({
    pattern: textOf(pattern, resolve),
    flags: typeof written === 'string' ? written : '',
  });
}

/** Parts that only show when it runs stand for a letter. */
function textOf(written: JsNode, resolve: Resolve): string {
  const node = resolve(bare(written));
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return textOf(node.left!, resolve) + textOf(node.right!, resolve);
  if (node.type === 'TemplateLiteral')
    return (node.quasis ?? [])
      .map(({ value }) => (value as { cooked?: string }).cooked ?? '')
      .join('a');
  return typeof node.value === 'string' ? node.value : 'a';
}
