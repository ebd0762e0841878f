import type { JsNode } from '@/engines/scanner/js/JsNode';

export function literalType({ value, regex, bigint, raw }: JsNode): string | undefined {
  if (regex) return 'RegExp';
  if (bigint !== undefined && bigint !== null) return 'BigInt';
  if (raw === 'null') return undefined;
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'number':
      return 'Number';
    case 'boolean':
      return 'Boolean';
    default:
      return undefined;
  }
}

/** The type of a literal in an annotation: `'a' | 1`. */
export function annotatedLiteral(annotation: JsNode): string | undefined {
  const { literal: written } = annotation as { readonly literal?: JsNode };
  if (!written) return undefined;
  if (written.type === 'TemplateLiteral') return 'String';
  if (written.type === 'UnaryExpression') return 'Number';
  return { string: 'String', number: 'Number', boolean: 'Boolean' }[
    typeof written.value as 'string'
  ];
}
