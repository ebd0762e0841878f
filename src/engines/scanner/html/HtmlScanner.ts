// Markup → uses, with the styles and scripts in it. Vue, Svelte and Astro components are read as
// markup too: their scripts, styles and elements are the platform's, their components are not.
import type { CssScanner } from '@/engines/scanner/css/CssScanner';
import type { FileScan } from '@/engines/scanner/FileScan';
import type { JsPlace, JsScanner } from '@/engines/scanner/js/JsScanner';
import type { FoundTemplate } from '@/engines/scanner/js/readTemplate';
import { MAX_DEPTH, ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { ComponentCode } from './ComponentCode';
import {
  attributeOf,
  childrenOf,
  dataIn,
  type Element,
  type EmbeddedScript,
  heldElements,
  isInSelect,
  isOwnScript,
  type MarkupSyntax,
  type ParentNode,
  parseMarkup,
  scriptIn,
  STAND_INS,
  styleIn,
} from './embeddedCode';
import { HtmlAttributes } from './HtmlAttributes';
import { HtmlNames } from './HtmlNames';
import { leavePart } from './leavePart';
import type { MarkupFile } from './MarkupFile';
import { ModuleGuards } from './ModuleGuards';
import { noteLanguage } from './noteLanguage';
import { plainXhtml } from './plainXhtml';
import { readDataBlock } from './readDataBlock';

const ROOTS: Readonly<Record<string, string>> = {
  'http://www.w3.org/1999/xhtml': 'html',
  'http://www.w3.org/2000/svg': 'svg',
  'http://www.w3.org/1998/Math/MathML': 'mathml',
};
/** Elements that a framework reads itself. */
const OF_FRAMEWORKS = new Set(['template', 'slot', 'script', 'style']);
/** Listen to the page itself. */
const SVELTE_PAGE = /^svelte:(?:window|document|body)$/;

interface Pending {
  readonly node: ParentNode;
  readonly depth: number;
  /** Where nothing runs but without scripts. */
  readonly isWithoutScripts: boolean;
}

export interface MarkupPlace {
  readonly scan: FileScan;
  readonly base?: number;
  readonly scripts?: readonly string[];
}

export class HtmlScanner {
  private readonly names: HtmlNames;
  private readonly modules: ModuleGuards;
  private readonly code: ComponentCode;
  private readonly attributes: HtmlAttributes;

  constructor(
    private readonly table: ScanTable,
    private readonly css: CssScanner,
    private readonly js: JsScanner,
  ) {
    this.names = new HtmlNames(table);
    this.modules = new ModuleGuards(table);
    this.code = new ComponentCode(js);
    this.attributes = new HtmlAttributes(this.names, css, js);
  }

  /** @throws ScanProblem if the text cannot be read */
  async scan(
    written: string,
    syntax: MarkupSyntax,
    { scan, base = 0, scripts }: MarkupPlace,
  ): Promise<void> {
    const text = syntax === 'html' ? plainXhtml(written) : written;
    const root = parseMarkup(text, syntax);
    const ownScript = syntax === 'svelte' ? childrenOf(root).find(isOwnScript) : undefined;
    const elements = heldElements(root, text, syntax);
    const file = { text, syntax, scan, base, scripts, elements, ownScript };
    // The code of an Astro component, at its head and in its markup, runs where the page is made.
    if (syntax === 'svelte' && !ownScript) await this.code.scan(undefined, file);
    else if (syntax === 'vue') await this.code.scanTemplate(root, /\blang=["']ts/.test(text), file);
    await this.walk(root, file);
  }

  private async walk(root: ParentNode, file: MarkupFile): Promise<void> {
    const pending: Pending[] = [{ node: root, depth: 0, isWithoutScripts: false }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { node, depth, isWithoutScripts } = next;
      if (depth > MAX_DEPTH)
        throw new ScanProblem(`It is nested more than ${MAX_DEPTH} levels deep.`);
      if ('tagName' in node) node.tagName = STAND_INS.get(node.tagName) ?? node.tagName;
      if ('tagName' in node) await this.visit(node, file, isWithoutScripts);
      const isNoScript = 'tagName' in node && node.tagName === 'noscript';
      for (const inner of [...childrenOf(node)].reverse())
        pending.push({
          node: inner,
          depth: depth + 1,
          isWithoutScripts: isWithoutScripts || isNoScript,
        });
    }
  }

  private async visit(
    element: Element,
    file: MarkupFile,
    isWithoutScripts: boolean,
  ): Promise<void> {
    const { scan, base, syntax } = file;
    const { sourceCodeLocation: location, tagName } = element;
    const start = location?.startTag?.startOffset ?? location?.startOffset;
    // The parser adds elements that the standard implies; the file does not have them.
    if (start === undefined) return;
    const root = ROOTS[element.namespaceURI] ?? 'html';
    const written = file.text.slice(start + 1, start + 1 + tagName.length);
    // Frameworks write components into pages, too: `<Search />` is no `<search>`.
    const hasName = syntax === 'html' ? /^[A-Z][a-z]/ : /[A-Z]/;
    const isComponent = root === 'html' && hasName.test(written);
    const isInline = syntax === 'astro' && attributeOf(element, 'is:inline') !== undefined;
    const isFramework = isComponent || (!isInline && this.isOfFramework(root, tagName, syntax));
    if (syntax !== 'html') noteLanguage(element, syntax, scan);
    const node = isFramework ? undefined : this.names.element(root, tagName);
    if (node?.hasData) scan.add(node, base + start, base + start + 1 + tagName.length, 'ignored');
    else if (!isFramework && !node && root === 'html' && syntax === 'html' && !/[-:]/.test(tagName))
      scan.addUnknown(`<${tagName}>`);
    const inSelect = node?.name === 'hr' && isInSelect(element) ? this.names.hrInSelect : undefined;
    if (inSelect?.hasData) scan.add(inSelect, base + start, base + start + 3, 'ignored');
    if (!isFramework) await this.attributes.visit(element, root, file);
    await this.visitStyle(element, file);
    if (!isWithoutScripts) await this.visitScript(element, file);
  }

  /** Vue's components may be in small letters, as `<transition>` and `<my-card>` are. */
  private isOfFramework(root: string, tagName: string, syntax: MarkupSyntax): boolean {
    if (syntax === 'html' || syntax === 'svg') return false;
    if (OF_FRAMEWORKS.has(tagName)) return true;
    if (tagName.includes('-')) return syntax === 'vue' && root === 'html';
    return !SVELTE_PAGE.test(tagName) && !this.names.element(root, tagName);
  }

  private async visitStyle(element: Element, { text, scan, base }: MarkupFile): Promise<void> {
    const style = styleIn(element, text);
    if (style)
      await this.css
        .scan(style.text, style.language, scan, { base: base + style.start })
        .catch(leavePart(scan, style.text, base + style.start));
  }

  private async visitScript(
    element: Element,
    { text, syntax, scan, base, scripts, elements, ownScript }: MarkupFile,
  ): Promise<void> {
    const script = scriptIn(element, text, syntax);
    const data = dataIn(element, text);
    if (data) readDataBlock(data, this.table, scan, base);
    if (!script) return;
    const outer = script.isWrittenModule ? this.modules.at(base + script.start) : undefined;
    const htmlAt = (from: number) => (template: FoundTemplate) =>
      this.scan(template.text, 'html', { scan, base: from + template.start });
    const read =
      element === ownScript
        ? this.code.scan(script, { text, scan, base }, { outer, elements, htmlAt })
        : this.scanFirst(scripts ?? [text], script, {
            ...{ scan, outer, elements },
            base: base + script.start,
            onHtml: htmlAt(base + script.start),
          });
    await read.catch(leavePart(scan, script.text, base + script.start));
  }

  /**
   * Reads the script in the first of several readings of a page in which it is one.
   * @throws ScanProblem if it is a script in none of them
   */
  private async scanFirst(
    pages: readonly string[],
    { start, text, language: syntax, isModule }: EmbeddedScript,
    place: JsPlace,
  ): Promise<void> {
    const texts = new Set(pages.map((page) => page.slice(start, start + text.length)));
    let problem: unknown;
    for (const one of texts)
      try {
        return await this.js.scan({ text: one, syntax, isModule }, place);
      } catch (cause) {
        problem = cause;
      }
    throw problem;
  }
}
