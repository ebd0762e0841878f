// The table's HTML, SVG and MathML keys, indexed by their names in markup.
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';

type Names = ReadonlyMap<string, ScanNode>;

export interface MarkupFind {
  readonly node: ScanNode;
  /** True if the key belongs to the attribute's value. */
  readonly isValue: boolean;
}

/** Attributes whose value is a list of words. */
const LISTS = new Set(['rel', 'sandbox', 'autocomplete', 'blocking', 'controlslist']);
/** Keys of a value that are named otherwise than the value. */
const PATTERNS: readonly (readonly [attribute: string, key: string, holds: RegExp])[] = [
  ['href', 'href_sms', /^sms:/i],
  ['href', 'href_top', /^#top$/i],
  ['href', 'text_fragments', /#.*:~:text=/],
  ['rowspan', 'rowspan_zero', /^0$/],
  ['rel', 'alternate_stylesheet', /\balternate\b.*\bstylesheet\b|\bstylesheet\b.*\balternate\b/i],
  ['placeholder', 'line_breaks', /\n/],
  ['sizes', 'auto', /^auto\b/i],
];

/** Attributes as old as HTML, of microdata and of RDFa, which the data leaves out. */
const OLD_ATTRIBUTES =
  /^(?:align|valign|bgcolor|border|height|width|hspace|vspace|nowrap|charset|language|item(?:id|prop|ref|scope|type)|about|datatype|inlist|prefix|property|resource|typeof|vocab)$/;
const OLD_OF_ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['input', new Set(['value', 'list'])],
  ['html', new Set(['manifest'])],
  ['meta', new Set(['media'])],
]);

/** The words that name the parts of a value. */
function wordsIn(attribute: string, text: string): readonly string[] {
  if (LISTS.has(attribute)) return text.split(/\s+/);
  // `camera 'self'; web-share`
  if (attribute === 'allow') return text.split(/(?:\s[^;]*)?(?:;\s*|$)/);
  return [text];
}

export class HtmlNames {
  readonly globals: Names;
  readonly hrInSelect: ScanNode | undefined;
  private readonly roots: ReadonlyMap<string, Names>;
  /** The parser spells only those in camel case that the first edition of HTML5 lists. */
  private readonly svgByLowered: Names;
  private readonly globalsByRoot: ReadonlyMap<string, Names>;

  constructor(table: ScanTable) {
    const roots = ['html', 'svg', 'mathml'];
    this.roots = new Map(roots.map((root) => [root, table.children(`${root}.elements`)]));
    this.svgByLowered = new Map(
      [...this.roots.get('svg')!].map(([name, node]) => [name.toLowerCase(), node]),
    );
    this.globalsByRoot = new Map(
      roots.map((root) => [root, table.children(`${root}.global_attributes`)]),
    );
    this.globals = table.children('html.global_attributes');
    this.hrInSelect = table.find('html.elements.select.hr_in_select');
  }

  element(root: string, name: string): ScanNode | undefined {
    const elements = this.roots.get(root);
    return elements?.get(name) ?? (root === 'svg' ? this.svgByLowered.get(name) : undefined);
  }

  isGlobal(root: string, name: string): boolean {
    return this.globalsByRoot.get(root)?.has(name) ?? false;
  }

  /**
   * An attribute that HTML does not have, as a report names it; names of frameworks and authors
   * contain signs.
   */
  unknownName(element: ScanNode, name: string, value: string): string | undefined {
    if (!/^(?!on|role$|xmlns$)[a-z]+$/.test(name)) return undefined;
    if (element.name === 'input' && name === 'type') {
      // The data knows each type by a key of its own.
      const type = value.trim().toLowerCase();
      const isKnown = !/^[a-z-]+$/.test(type) || element.children.has(`type_${type}`);
      return isKnown ? undefined : `<input type=${type}>`;
    }
    const isKnown =
      element.children.has(name) ||
      this.globals.has(name) ||
      OLD_ATTRIBUTES.test(name) ||
      OLD_OF_ELEMENTS.get(element.name)?.has(name) === true;
    return isKnown ? undefined : `<${element.name} ${name}>`;
  }

  /** The keys of an attribute with its value. */
  attribute(
    root: string,
    element: ScanNode | undefined,
    name: string,
    value: string,
  ): MarkupFind[] {
    const found: MarkupFind[] = [];
    const add = (node: ScanNode | undefined, isValue: boolean) => {
      // A pattern may say again what a word has said: `sizes="auto"`.
      if (node?.hasData && !found.some((one) => one.node === node)) found.push({ node, isValue });
    };
    const lowered = name.replace(':', '_');
    const own = element?.children.get(lowered) ?? this.globalsByRoot.get(root)?.get(lowered);
    if (name.startsWith('data-')) add(this.globals.get('data_attributes'), false);
    add(own, false);
    const text = value.trim().toLowerCase();
    if (element?.name === 'input' && name === 'type')
      add(element.children.get(`type_${text}`), true);
    if (!own) return found;
    for (const word of wordsIn(name, text)) if (word !== '') add(this.valueOf(own, word), true);
    for (const [attribute, key, holds] of PATTERNS)
      if (attribute === name && holds.test(value))
        add(element?.children.get(key) ?? own.children.get(key), true);
    return found;
  }

  /**
   * Keys that two attributes need together: `<input type=color list>`, `<link rel=preload
   * as=font>`.
   */
  pair(element: ScanNode, attribute: (name: string) => string | undefined): MarkupFind[] {
    const found: (ScanNode | undefined)[] = [];
    const word = (name: string) => attribute(name)?.trim().toLowerCase() ?? '';
    if (element.name === 'input' && attribute('list') !== undefined)
      found.push(element.children.get(`type_${word('type') || 'text'}`)?.children.get('list'));
    if (element.name === 'link' && word('as') !== '')
      for (const rel of word('rel').split(/\s+/))
        found.push(
          element.children
            .get('rel')
            ?.children.get(rel)
            ?.children.get(`as-${word('as')}`),
        );
    return found
      .filter((node) => node?.hasData === true)
      .map((node) => ({ node: node!, isValue: true }));
  }

  /** Keys in the content of `<meta name="viewport" content="…">`. */
  viewport(element: ScanNode, content: string): MarkupFind[] {
    const viewport = element.children.get('name')?.children.get('viewport');
    return content.split(/[,;]/).flatMap((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim().toLowerCase());
      const node = viewport?.children.get(name);
      return [node, node?.children.get(value)]
        .filter((found) => found?.hasData === true)
        .map((found) => ({ node: found!, isValue: true }));
    });
  }

  private valueOf(attribute: ScanNode, value: string): ScanNode | undefined {
    for (const [name, node] of attribute.children) if (name.toLowerCase() === value) return node;
    return undefined;
  }
}
