// Styles and scripts in markup: the elements and attributes that hold them, their language, and the
// start of their text in the file.
import { type DefaultTreeAdapterMap, Parser } from 'parse5';
import type { CssSyntax } from '@/engines/scanner/css/parseCss';
import type { JsSyntax } from '@/engines/scanner/js/parseJs';
import { ComponentParser } from './ComponentParser';
import { toPlainTags } from './toPlainTags';

export type MarkupSyntax = 'html' | 'svg' | 'vue' | 'svelte' | 'astro';
export type Element = DefaultTreeAdapterMap['element'];
export type ParentNode = DefaultTreeAdapterMap['parentNode'];

interface Embedded<Language> {
  readonly text: string;
  readonly start: number;
  readonly language: Language;
}

export interface EmbeddedScript extends Embedded<JsSyntax> {
  /** True if the page says `module`; old browsers skip such scripts. */
  readonly isWrittenModule: boolean;
  readonly isModule: boolean;
}

const SCRIPT_TYPES =
  /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|x-javascript|babel))$/;

/**
 * Stand for elements that the parser would read otherwise than frameworks or browsers do. Each is as long as
 * the name it stands for, so that nothing moves.
 */
export const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['x-slct', 'select'],
  ['x-txtara', 'textarea'],
  ['x-ifrm', 'iframe'],
  ['x-ttl', 'title'],
  ['x-scrp', 'script'],
  ['x-sty', 'style'],
]);
const STANDS_FOR = new Map([...STAND_INS].map(([standIn, name]) => [name, standIn]));
const TAKES_TEXT = /<(textarea|iframe|title|script|style)(?=[\s/])/g;
const MAX_TAG = 2_000;

/** The tree of a text, without the script at the head of an Astro component. */
export function parseMarkup(text: string, syntax: MarkupSyntax): ParentNode {
  const [front = ''] = (syntax === 'astro' && /^---\r?\n[\s\S]*?\r?\n---/.exec(text)) || [];
  const body = ' '.repeat(front.length) + text.slice(front.length);
  const plain = syntax === 'svelte' || syntax === 'astro' ? toPlainTags(body) : body;
  const isPage = syntax === 'html' || syntax === 'astro';
  const isDocument = isPage && /<(?:!doctype|html|head|body|frameset)\b/i.test(body);
  const isComponent = syntax !== 'html' && syntax !== 'svg';
  const closed = openSelects(isComponent ? closeAtOnce(plain) : plain);
  return parseWith(isComponent ? ComponentParser : Parser, closed, isDocument);
}

function parseWith(
  Kind: typeof Parser<DefaultTreeAdapterMap>,
  text: string,
  isDocument: boolean,
): ParentNode {
  // The content of `<noscript>` is read, since some readers run no scripts.
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  if (isDocument) return Kind.parse<DefaultTreeAdapterMap>(text, options);
  const parser = Kind.getFragmentParser<DefaultTreeAdapterMap>(null, options);
  parser.tokenizer.write(text, true);
  return parser.getFragment();
}

/** In a component, `<textarea />` ends at once; in HTML, all that follows is its text. */
function closeAtOnce(text: string): string {
  return text.replace(TAKES_TEXT, (written, name: string, at: number) => {
    let quote = '';
    for (let end = at + written.length; end < at + MAX_TAG; end++) {
      const sign = text[end];
      if (sign === undefined) return written;
      if (quote !== '') quote = sign === quote ? '' : quote;
      else if (sign === '"' || sign === "'") quote = sign;
      else if (sign === '>') return text[end - 1] === '/' ? `<${STANDS_FOR.get(name)!}` : written;
    }
    return written;
  });
}

/** A select may hold any elements now; the parser follows the older rule, which drops them. */
function openSelects(text: string): string {
  return /<selectedcontent\b|<select\b[^>]*>\s*<button\b/i.test(text)
    ? text.replace(/(<\/?)select(?=[\s>])/gi, '$1x-slct')
    : text;
}

/** The children of a node, including those of templates. */
export function childrenOf(node: ParentNode): readonly ParentNode[] {
  const content = 'content' in node ? [node.content as ParentNode] : [];
  return [...content, ...node.childNodes].filter((inner) => 'childNodes' in inner);
}

/** The sheet in a `<style>`; undefined for languages that are not read. */
export function styleIn(element: Element, text: string): Embedded<CssSyntax> | undefined {
  const inner = element.tagName === 'style' ? getInnerText(element, text) : undefined;
  const lang = attributeOf(element, 'lang');
  const type = attributeOf(element, 'type');
  if (!inner || /^(?:styl|stylus|sass)$/.test(lang ?? '') || (type && !/css$/.test(type)))
    return undefined;
  return { ...inner, language: lang === 'scss' || lang === 'less' ? lang : 'css' };
}

/** The script in a `<script>`; undefined for data and templates. */
export function scriptIn(
  element: Element,
  text: string,
  syntax: MarkupSyntax,
): EmbeddedScript | undefined {
  const inner = element.tagName === 'script' ? getInnerText(element, text) : undefined;
  const type = (attributeOf(element, 'type') ?? '').toLowerCase();
  const lang = attributeOf(element, 'lang') ?? '';
  if (!inner || !SCRIPT_TYPES.test(type) || /^coffee/.test(lang)) return undefined;
  const isTyped = /^(?:ts|tsx|typescript)$/.test(lang) || syntax === 'astro';
  const plain = /jsx/.test(lang) ? 'jsx' : 'js';
  const isWrittenModule = type === 'module';
  return {
    ...inner,
    language: isTyped ? (lang === 'tsx' ? 'tsx' : 'ts') : plain,
    isWrittenModule,
    isModule: isWrittenModule || (syntax !== 'html' && syntax !== 'svg'),
  };
}

export interface EmbeddedData {
  readonly type: 'importmap' | 'speculationrules';
  readonly text: string;
  readonly start: number;
}

/** The import map or the rules in a `<script>`. */
export function dataIn(element: Element, text: string): EmbeddedData | undefined {
  const type = element.tagName === 'script' && attributeOf(element, 'type')?.toLowerCase();
  if (type !== 'importmap' && type !== 'speculationrules') return undefined;
  const inner = getInnerText(element, text);
  return inner && { ...inner, type };
}

/**
 * Names of a component's script that elements are put into, with their tags: `bind:this={dialog}`,
 * `ref="dialog"`.
 */
export function heldElements(
  root: ParentNode,
  text: string,
  syntax: MarkupSyntax,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const written = syntax === 'svelte' ? 'bind:this' : 'ref';
  if ((syntax !== 'svelte' && syntax !== 'vue') || !text.includes(written)) return found;
  const pending: ParentNode[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    pending.push(...childrenOf(node));
    // One that is repeated gives a list.
    if (!('tagName' in node) || attributeOf(node, 'v-for') !== undefined) continue;
    const { startOffset = 0, attrs } = node.sourceCodeLocation ?? {};
    const at = attrs?.[written]?.startOffset;
    const tag = /^<([\w-]+)/.exec(text.slice(startOffset, startOffset + 100))?.[1];
    // One with a capital is a component.
    if (at === undefined || tag === undefined || /[A-Z]/.test(tag)) continue;
    const [, name] = /^[\w:]+=["'{]\s*([\w$]+)\s*["'}]/.exec(text.slice(at, at + 200)) ?? [];
    if (name !== undefined) found.set(name, tag);
  }
  return found;
}

/** The start of an attribute's value; undefined if the file does not write the attribute. */
export function valueStart(
  { sourceCodeLocation }: Element,
  name: string,
  text: string,
): number | undefined {
  const at = sourceCodeLocation?.attrs?.[name];
  if (!at) return undefined;
  const rest = text.slice(at.startOffset + name.length, at.endOffset);
  return at.startOffset + name.length + (/^\s*=\s*["']?/.exec(rest)?.[0].length ?? 0);
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#34': '"',
  '#39': "'",
  '#x22': '"',
  '#x27': "'",
};
const WRITTEN_SIGNS = new RegExp(`(?:&(?:${Object.keys(SIGNS).join('|')});)+`, 'g');

/** The value, padded where `&amp;` is longer than its sign, so that everything keeps its place. */
export function valueInPlace(value: string, text: string, start: number): string {
  if (!value.includes('&') && !/["'<>]/.test(value)) return value;
  const quote = text[start - 1] ?? '';
  const end = /["']/.test(quote) ? text.indexOf(quote, start) : -1;
  const spaced = text
    .slice(start, Math.max(start, end))
    .replace(WRITTEN_SIGNS, (written, at: number, whole: string) => {
      const signs = written
        .slice(1, -1)
        .split(';&')
        .map((name) => SIGNS[name]!)
        .join('');
      const isSplit = whole[at + written.length] === '=';
      return isSplit ? signs.padStart(written.length) : signs.padEnd(written.length);
    });
  // Other signs are written otherwise; then places in it are near, not exact.
  return spaced.replace(/\s/g, '') === value.replace(/\s/g, '') ? spaced : value;
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function getInnerText(
  { sourceCodeLocation }: Element,
  text: string,
): { readonly text: string; readonly start: number } | undefined {
  const start = sourceCodeLocation?.startTag?.endOffset;
  if (start === undefined) return undefined;
  const end =
    sourceCodeLocation?.endTag?.startOffset ?? sourceCodeLocation?.endOffset ?? text.length;
  return end > start ? { text: text.slice(start, end), start } : undefined;
}

export function isInSelect({ parentNode }: Element): boolean {
  return parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'select';
}

/** True for the script of a Svelte component that runs with its markup. */
export function isOwnScript(node: ParentNode): boolean {
  if (!('tagName' in node) || node.tagName !== 'script') return false;
  return !['module', 'context'].some((name) => attributeOf(node, name) !== undefined);
}
