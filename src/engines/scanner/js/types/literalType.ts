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
