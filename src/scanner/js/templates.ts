// CSS and HTML in tagged templates, and objects of styles in JSX. Holes are filled with something
// of the same length, so that places stay right.
import { isNothing, type JsNode, keyName } from './JsNode';

export interface FoundTemplate {
  readonly language: 'css' | 'html';
  readonly text: string;
  readonly start: number;
}

const CSS_TAGS = new Set(['css', 'keyframes', 'createGlobalStyle', 'injectGlobal', 'styled']);
const HTML_TAGS = new Set(['html', 'svg']);

/** The template of a tag we know; undefined for all others. */
export function readTemplate(node: JsNode, text: string): FoundTemplate | undefined {
  const name = node.tag && tagName(node.tag);
  const { quasi } = node;
  if (!name || !quasi) return undefined;
  const language = CSS_TAGS.has(name) ? 'css' : HTML_TAGS.has(name) ? 'html' : undefined;
  if (!language) return undefined;
  const start = quasi.start + 1;
  let filled = text.slice(start, quasi.end - 1);
  for (const expression of quasi.expressions ?? []) {
    const from = text.lastIndexOf('${', expression.start) - start;
    const to = text.indexOf('}', expression.end) + 1 - start;
    if (from < 0 || to <= from) return undefined;
    filled =
      filled.slice(0, from) + hole(to - from, isStatement(filled, from, to)) + filled.slice(to);
  }
  return { language, text: filled, start };
}

/** `styled.div`, `styled(Button)`, `styled.div.attrs(…)`, `css` */
function tagName(tag: JsNode): string | undefined {
  let node: JsNode | undefined = tag;
  while (node && node.type !== 'Identifier')
    node =
      node.type === 'CallExpression'
        ? node.callee
        : node.type === 'MemberExpression'
          ? node.object
          : undefined;
  return node?.name as string | undefined;
}

/** Whether a hole stands where a whole declaration would. */
function isStatement(text: string, from: number, to: number): boolean {
  return (
    /(?:^|[{;}])\s*$/.test(text.slice(Math.max(0, from - 80), from)) &&
    /^\s*(?:$|[;}\n])/.test(text.slice(to))
  );
}

function hole(length: number, isWhole: boolean): string {
  if (isWhole || length < 8) return ' '.repeat(length);
  return `var(--${'x'.repeat(length - 7)})`;
}

export interface StyleProperty {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The declarations of `style={{ … }}` and `sx={{ … }}`; a value that only running tells is empty. */
export function readStyles(attribute: JsNode): StyleProperty[] {
  const { name, value } = attribute;
  const written = typeof name === 'object' ? name.name : name;
  if ((written !== 'style' && written !== 'sx') || typeof value !== 'object' || !value) return [];
  const container = value as JsNode;
  const object = container.expression as JsNode | undefined;
  if (object?.type !== 'ObjectExpression') return [];
  return (object.properties ?? []).flatMap(({ key, computed, value: set, start, end }) => {
    const text = key && !computed ? styleText(set as JsNode | undefined) : undefined;
    return key && text !== undefined
      ? [{ name: cssName(keyName(key)), value: text, start, end }]
      : [];
  });
}

/** Undefined for what sets nothing: what is nested, and what is nothing. */
function styleText(set: JsNode | undefined): string | undefined {
  if (!set || set.type === 'ObjectExpression' || isNothing(set)) return undefined;
  const value = set.type === 'Literal' ? set.value : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function cssName(camel: string): string {
  if (camel.startsWith('--')) return camel;
  return camel
    .replace(/^ms(?=[A-Z])/, '-ms')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
