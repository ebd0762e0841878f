// Elements and attributes of JSX → uses. Easy to get wrong: React spells attributes as the
// properties of elements are spelled, and what an expression gives is not known.
import type { FileScan } from '@/scanner/FileScan';
import type { JsNode } from '@/scanner/js/JsNode';
import type { ScanNode, ScanTable } from '@/scanner/ScanTable';
import { HtmlNames, type MarkupFind } from './HtmlNames';

/** Names that differ by more than capitals. */
const RENAMED: Readonly<Record<string, string>> = {
  acceptCharset: 'accept-charset',
  className: 'class',
  defaultChecked: 'checked',
  defaultValue: 'value',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
};
const ROOTS = ['html', 'svg', 'mathml'] as const;

type Root = (typeof ROOTS)[number];

export class JsxNames {
  private readonly names: HtmlNames;

  constructor(table: ScanTable) {
    this.names = new HtmlNames(table);
  }

  /** @param opening nodes of type `JSXOpeningElement` */
  scan(opening: readonly JsNode[], scan: FileScan, base: number): void {
    for (const element of opening) this.visit(element, scan, base);
  }

  private visit(element: JsNode, scan: FileScan, base: number): void {
    const tag = element.name as JsNode;
    const name = writtenName(tag);
    // What begins with a capital, or is a member, is a component.
    if (name === undefined || !/^[a-z]/.test(name)) return;
    const root = ROOTS.find((one) => this.names.element(one, name)) ?? 'html';
    const node = this.names.element(root, name);
    if (node?.hasData) scan.add(node, base + tag.start, base + tag.end, 'ignored');
    const isCustom = name.includes('-');
    for (const attribute of element.attributes ?? []) {
      const written = attribute.type === 'JSXAttribute' && writtenName(attribute.name as JsNode);
      const value = valueOf(attribute);
      if (!written || value === undefined) continue;
      for (const find of this.attribute({ root, node, isCustom }, written, value))
        scan.add(
          find.node,
          base + attribute.start,
          base + (find.isValue ? attribute.end : (attribute.name as JsNode).end),
          'ignored',
        );
    }
  }

  private attribute(
    element: {
      readonly root: Root;
      readonly node: ScanNode | undefined;
      readonly isCustom: boolean;
    },
    written: string,
    value: string,
  ): readonly MarkupFind[] {
    const { root, node, isCustom } = element;
    for (const name of spellings(written)) {
      if (isCustom && !this.names.isGlobal(root, name) && !name.startsWith('data-')) continue;
      const found = this.names.attribute(root, node, name, value);
      if (found.length > 0) return found;
    }
    return [];
  }
}

/** As it may stand in markup: `crossOrigin` is one word there, `strokeWidth` has a hyphen. */
function spellings(written: string): readonly string[] {
  const renamed = RENAMED[written] ?? written;
  const hyphenated = renamed.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...new Set([renamed.toLowerCase(), renamed, hyphenated])];
}

function writtenName(node: JsNode): string | undefined {
  if (node.type === 'JSXIdentifier') return node.name as string;
  if (node.type !== 'JSXNamespacedName') return undefined;
  const { namespace, name } = node as unknown as {
    readonly namespace: JsNode;
    readonly name: JsNode;
  };
  return `${namespace.name as string}:${name.name as string}`;
}

/** Empty where it is not known or true; undefined where the attribute is not set at all. */
function valueOf({ value }: JsNode): string | undefined {
  if (typeof value !== 'object' || !value) return '';
  const node = value as JsNode;
  const inner = node.type === 'JSXExpressionContainer' ? (node.expression as JsNode) : node;
  if (inner.type === 'Identifier' && inner.name === 'undefined') return undefined;
  if (inner.type === 'TemplateLiteral' && inner.expressions?.length === 0)
    return (inner.quasis![0]!.value as unknown as { readonly cooked: string }).cooked;
  if (inner.type !== 'Literal') return '';
  if (inner.value === false || inner.raw === 'null') return undefined;
  return typeof inner.value === 'string' || typeof inner.value === 'number'
    ? String(inner.value)
    : '';
}
