// CSS and HTML in tagged templates. Holes are filled with text of the same length, so that places
// stay right.
import { fillHole } from './fillHole';
import type { JsNode } from './JsNode';

export interface FoundTemplate {
  readonly language: 'css' | 'html';
  readonly text: string;
  readonly start: number;
  /** True if a library flattens nested rules before a browser sees them. */
  readonly isFlattened: boolean;
}

const CSS_TAGS = new Set(['css', 'keyframes', 'createGlobalStyle', 'injectGlobal', 'styled']);
const HTML_TAGS = new Set(['html', 'svg']);
const FLATTENING =
  /^(?:@emotion\/|emotion|styled-components|goober|@linaria\/|linaria|@stitches\/)/;

/**
 * The template of a tag we know; undefined for all others.
 * @param moduleOf where a name is imported from
 */
export function readTemplate(
  node: JsNode,
  text: string,
  moduleOf: (name: string) => string | undefined = () => undefined,
): FoundTemplate | undefined {
  const name = node.tag && tagName(node.tag);
  const { quasi } = node;
  if (!name || !quasi) return undefined;
  const language = CSS_TAGS.has(name) ? 'css' : HTML_TAGS.has(name) ? 'html' : undefined;
  const filled = language && fillHoles(quasi, text);
  if (!language || filled === undefined) return undefined;
  const isFlattened = name !== 'css' || FLATTENING.test(moduleOf(name) ?? '');
  return { language, text: filled, start: quasi.start + 1, isFlattened };
}

export function fillHoles(quasi: JsNode, text: string): string | undefined {
  const pieces: string[] = [];
  let before = '';
  let done = quasi.start + 1;
  const add = (piece: string) => {
    pieces.push(piece);
    before = (before + piece.slice(-80)).slice(-80);
  };
  for (const expression of quasi.expressions ?? []) {
    const from = text.lastIndexOf('${', expression.start);
    const to = text.indexOf('}', expression.end) + 1;
    if (from < done || to <= from) return undefined;
    add(text.slice(done, from));
    add(fillHole(to - from, before, text.slice(to, to + 80)));
    done = to;
  }
  add(text.slice(done, quasi.end - 1));
  return pieces.join('');
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
