// The start of a line → a comment that may stand there, in the language of the place: a component
// has several, and JSX another for each place. Undefined inside tags, texts and templates.
import { tokenize } from 'css-tree/tokenizer';
import { Token } from './css/tokens';
import { type EditPlace, placeInMarkup } from './html/placeInMarkup';
import type { JsNode } from './js/JsNode';
import { type JsSyntax, parseJs } from './js/parseJs';
import type { SourceFile } from './SourceFile';

/** Undefined if no comment may stand here, or if each would change the rest. */
export async function commentAt(
  { text, language }: SourceFile,
  offset: number,
  said: string,
): Promise<string | undefined> {
  switch (language) {
    case 'css':
    case 'scss':
    case 'less':
      return inCss(text, offset, said);
    case 'js':
    case 'jsx':
    case 'ts':
    case 'tsx':
      return inJs(text, language, offset, said);
    case 'html':
    case 'svg':
    case 'vue':
    case 'svelte':
    case 'astro':
      return inMarkup(text, placeInMarkup(text, language, offset), offset, said);
    default:
      return undefined;
  }
}

async function inMarkup(
  text: string,
  place: EditPlace,
  offset: number,
  said: string,
): Promise<string | undefined> {
  if (place === 'text') return `<!-- ${said} -->`;
  if (place === 'closed') return undefined;
  const inner = text.slice(place.start, place.end);
  const at = offset - place.start;
  if (place.kind === 'style') return inCss(inner, at, said);
  // Both comments may stand in a script; this one also where a page is put on one line.
  return (await inJs(inner, place.syntax, at, said))?.replace(/^\/\/ (.*)$/, '/* $1 */');
}

function inCss(text: string, offset: number, said: string): string | undefined {
  let isOpen = true;
  tokenize(text, (type, start, end) => {
    const isWhole = type === Token.String || type === Token.Url || type === Token.Comment;
    if (isWhole && start < offset && offset < end) isOpen = false;
  });
  return isOpen ? `/* ${said} */` : undefined;
}

async function inJs(
  text: string,
  syntax: JsSyntax,
  offset: number,
  said: string,
): Promise<string | undefined> {
  const node = innermost(await parseJs({ text, syntax }).catch(() => undefined), offset);
  switch (node?.type) {
    case undefined:
    case 'TemplateElement':
    case 'Literal':
    case 'RegExpLiteral':
    case 'StringLiteral':
      return undefined;
    case 'JSXOpeningElement':
    case 'JSXAttribute':
      return `/* ${said} */`;
    case 'JSXText': {
      // Words on both sides are one text, which a comment would part.
      const [before, after] = [text.slice(node.start, offset), text.slice(offset, node.end)];
      return before.trim() !== '' && after.trim() !== '' ? undefined : `{/* ${said} */}`;
    }
    default:
      return `// ${said}`;
  }
}

/** The node that a place is inside of; texts end where the next thing starts. */
function innermost(node: unknown, offset: number): JsNode | undefined {
  if (Array.isArray(node)) {
    for (const one of node) {
      const found = innermost(one, offset);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return undefined;
  const one = node as JsNode;
  const isText = one.type === 'TemplateElement' || one.type === 'JSXText';
  // A program begins with its first statement, and ends with its last.
  const isAround = one.start < offset && (isText ? offset <= one.end : offset < one.end);
  if (one.type !== 'Program' && !isAround) return undefined;
  return innermost(Object.values(one), offset) ?? one;
}
