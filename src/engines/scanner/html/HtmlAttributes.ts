// The attributes of an element → uses, with the styles and event handlers in their values.
import { asPart } from '@/engines/scanner/asPart';
import type { CssScanner } from '@/engines/scanner/css/CssScanner';
import type { JsScanner } from '@/engines/scanner/js/JsScanner';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { attributeOf, type Element, valueInPlace, valueStart } from './embeddedCode';
import type { HtmlNames } from './HtmlNames';
import { leavePart } from './leavePart';
import type { MarkupFile } from './MarkupFile';
import { readAttribute, type ReadAttribute } from './readAttribute';
import { endOfHole, toPlainStyle } from './toPlainTags';

/** Attributes outside the standard, which elements of authors have for something else. */
const OF_AUTHORS = new Set(['anchor']);

export class HtmlAttributes {
  constructor(
    private readonly names: HtmlNames,
    private readonly css: CssScanner,
    private readonly js: JsScanner,
  ) {}

  async visit(element: Element, root: string, file: MarkupFile): Promise<void> {
    const { scan, base } = file;
    const node = this.names.element(root, element.tagName);
    this.addPairs(element, node, file);
    for (const { name, prefix, value: text } of element.attrs) {
      const written = prefix ? `${prefix}:${name}` : name;
      const at =
        element.sourceCodeLocation?.attrs?.[written.toLowerCase()] ??
        element.sourceCodeLocation?.attrs?.[written];
      if (!at) continue;
      const read = readAttribute(written, text, file.syntax);
      const { name: full, value, event } = read;
      const start = base + at.startOffset;
      const end = base + at.endOffset;
      const heard = event && this.js.eventOf(element.tagName, event);
      if (heard) scan.add(heard, start, start + written.length, asPart(heard, 'ignored'));
      await this.visitStyles(element, { name: written, at }, read, file);
      if (full === undefined) continue;
      const isCustom = element.tagName.includes('-');
      const known =
        isCustom && !this.names.isGlobal(root, full) && !full.startsWith('data-')
          ? []
          : this.names.attribute(root, node, full, value);
      for (const { node: key, isValue } of known)
        scan.add(key, start, isValue ? end : start + written.length, asPart(key, 'ignored'), {
          evidence: isCustom && OF_AUTHORS.has(full) ? 'possible' : 'exact',
        });
      const unknown =
        node && root === 'html' && file.syntax === 'html' && !isCamelCase(file.text, at.startOffset)
          ? this.names.unknownName(node, full, value)
          : undefined;
      if (unknown !== undefined) scan.addUnknown(unknown);
      if (isViewport(element, full) && node)
        for (const find of this.names.viewport(node, value))
          scan.add(find.node, start, end, 'ignored');
      if (full === 'media')
        for (const key of this.css.finds.ofMedia(value)) scan.add(key, start, end, 'ignored');
      await this.visitCode(element, full, value, at.startOffset, file);
    }
  }

  /** A value that is CSS or JavaScript by itself. */
  private async visitCode(
    element: Element,
    attribute: string,
    value: string,
    start: number,
    { text, syntax, scan, base }: MarkupFile,
  ): Promise<void> {
    const isStyle = attribute === 'style';
    // A template fills it in.
    if (isStyle && !value.includes(':')) return;
    if (!isStyle && !(/^on[a-z]+$/.test(attribute) && syntax === 'html')) return;
    const valueAt = valueStart(element, attribute, text) ?? start;
    const code = valueInPlace(value, text, valueAt);
    const read = isStyle
      ? this.css.scanDeclarations(toPlainStyle(code), scan, base + valueAt)
      : this.js.scan({ text: code, syntax: 'js', isModule: false }, { scan, base: base + valueAt });
    await read.catch(leavePart(scan, code, base + valueAt));
  }

  private addPairs(
    element: Element,
    node: ScanNode | undefined,
    { scan, base, syntax }: MarkupFile,
  ): void {
    if (!node || (node.name !== 'input' && node.name !== 'link')) return;
    const read = new Map<string | undefined, string>();
    for (const { name, value } of element.attrs) {
      const attribute = readAttribute(name, value, syntax);
      read.set(attribute.name, attribute.value);
    }
    const start = base + (element.sourceCodeLocation?.startOffset ?? 0);
    for (const find of this.names.pair(node, (name) => read.get(name)))
      scan.add(find.node, start, start + 1 + element.tagName.length, 'ignored');
  }

  /** Styles that a component's markup sets by code, or one property at a time. */
  private async visitStyles(
    element: Element,
    {
      name,
      at,
    }: { readonly name: string; readonly at: { startOffset: number; endOffset: number } },
    { styles, property, value }: ReadAttribute,
    { text, syntax, scan, base }: MarkupFile,
  ): Promise<void> {
    const { startOffset: start, endOffset: end } = at;
    if (property !== undefined)
      this.css.scanProperties([{ name: property, value, start, end }], scan, base);
    const valueAt = valueStart(element, name, text) ?? at.startOffset;
    const isHole = syntax === 'astro' && name === 'style' && text[valueAt] === '{';
    const code = isHole ? text.slice(valueAt + 1, endOfHole(text, valueAt) - 1) : styles;
    if (code !== undefined) await this.js.scanStyles(code, scan, base + valueAt + (isHole ? 1 : 0));
  }
}

function isViewport(element: Element, attribute: string): boolean {
  return (
    element.tagName === 'meta' &&
    attribute === 'content' &&
    attributeOf(element, 'name') === 'viewport'
  );
}

/** Frameworks write names so: `routerLink`, `formControlName`. */
function isCamelCase(text: string, start: number): boolean {
  return /^[a-z]+[A-Z]/.test(text.slice(start, start + 40));
}
