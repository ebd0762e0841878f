// The arguments of `new RegExp(pattern, flags)` → keys of syntax and flags, as far as the text
// tells them.
import { findInRegExp } from './findInRegExp';
import { type JsNode, unwrap } from './JsNode';

type Resolve = (node: JsNode) => JsNode;

/** Syntax that every browser always had; it is not noted at each place. */
const OLD =
  /\.(?:global|ignoreCase|multiline|lookahead_assertion|non_capturing_group|word_boundary_assertion|backreference|character_class|character_class_escape|disjunction|input_boundary_assertion|quantifier|wildcard|capturing_group)$/;

export function readPattern(
  pattern: JsNode,
  flags: JsNode | undefined,
  resolve: Resolve,
): readonly string[] {
  const written = flags && resolve(unwrap(flags)).value;
  return findInRegExp({
    pattern: textOf(pattern, resolve),
    flags: typeof written === 'string' ? written : '',
  }).filter((path) => !OLD.test(path));
}

/** Parts known only at run time stand for a letter. */
function textOf(written: JsNode, resolve: Resolve): string {
  const node = resolve(unwrap(written));
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return textOf(node.left!, resolve) + textOf(node.right!, resolve);
  if (node.type === 'TemplateLiteral')
    return (node.quasis ?? [])
      .map(({ value }) => (value as { cooked?: string }).cooked ?? '')
      .join('a');
  if (node.type === 'TaggedTemplateExpression' && node.tag?.property?.name === 'raw')
    return (node.quasi?.quasis ?? [])
      .map(({ value }) => (value as unknown as { readonly raw: string }).raw)
      .join('a');
  return typeof node.value === 'string' ? node.value : 'a';
}
