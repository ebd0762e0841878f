// The value of a JSX attribute, as far as the text tells it.
import { isNothing, type JsNode, unwrap } from './JsNode';

export interface JsxValue {
  /** Its possible texts; empty if only running the code would tell. */
  readonly texts: readonly string[];
}

/** Attributes for which `false` is a value like others. */
const ENUMERATED = /^(?:draggable|contentEditable|spellCheck|data-.*|aria-.*)$/i;
const UNKNOWN: JsxValue = { texts: [] };

/** Undefined for what is never set: `open={false}`, `type={undefined}`. */
export function readJsxValue(name: string, value: JsNode['value']): JsxValue | undefined {
  if (typeof value !== 'object' || value === null) return { texts: [''] };
  const node = value as JsNode;
  return readText(
    name,
    node.type === 'JSXExpressionContainer' ? unwrap(node.expression as JsNode) : node,
  );
}

function readText(name: string, node: JsNode): JsxValue | undefined {
  if (isNothing(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      if (node.value === false && !ENUMERATED.test(name)) return undefined;
      if (node.value === true && !ENUMERATED.test(name)) return { texts: [''] };
      return typeof node.value === 'object' ? UNKNOWN : { texts: [String(node.value)] };
    case 'TemplateLiteral':
      return node.quasis?.length === 1 ? { texts: [cooked(node.quasis[0]!)] } : UNKNOWN;
    case 'ConditionalExpression':
      return join(
        readText(name, unwrap(node.consequent as JsNode)),
        readText(name, unwrap(node.alternate!)),
      );
    case 'LogicalExpression':
      // Nobody tests a left side that is known.
      return join(UNKNOWN, readText(name, unwrap(node.right!)));
    default:
      return UNKNOWN;
  }
}

function cooked({ value }: JsNode): string {
  return (value as unknown as { readonly cooked: string | null }).cooked ?? '';
}

function join(one: JsxValue | undefined, other: JsxValue | undefined): JsxValue | undefined {
  return one && other ? { texts: [...one.texts, ...other.texts] } : (one ?? other);
}
