// Code in a component's markup: `on:click={() => …}`, `{list?.length}`, `{{ list?.length }}`,
// `@click="…"`. It runs with the script, so both are read together: as a text of the same length
// that contains only code, each piece at its old place.
import { endOfHole } from './toPlainTags';

export interface CodePiece {
  readonly start: number;
  readonly end: number;
  /** True if it may be a list of statements, as a handler is. */
  readonly isHandler?: boolean;
}

export interface MarkupCode {
  readonly pieces: readonly CodePiece[];
  /** Names that the markup declares: `{#each list as item}`. */
  readonly names: ReadonlySet<string>;
}

/** The platform's names in a Vue template; every other name is the component's. */
export const VUE_GLOBALS: ReadonlySet<string> = new Set(
  'Infinity undefined NaN isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI encodeURIComponent Math Number Date Array Object Boolean String RegExp Map Set JSON Intl BigInt console Error Symbol'.split(
    ' ',
  ),
);

const NOT_MARKUP = /<!--|<(?:script|style)\b/gi;
/** No one writes a longer block, and its pattern tries many ends. */
const MAX_BLOCK = 1_000;
const NAME = /[A-Za-z_$][\w$]*/g;
/** The code of a block and the names it declares; an `{#each}` has its list before its names. */
const BLOCK =
  /^(?:#(?:if|key)|:else\s+if|@(?:html|render|attach|debug))\s+([\s\S]*)$|^#each\s+([\s\S]*?)\s+as\s+([\s\S]*)$|^#await\s+([\s\S]*?)(?:\s+(?:then|catch)\s+([\s\S]*))?$|^:(?:then|catch)\s+([\s\S]*)$|^@const\s+([\s\S]*?)=([\s\S]*)$|^#snippet\s+([\s\S]*)$/;

/** The holes of Svelte. */
export function codeInHoles(text: string): MarkupCode {
  const plain = withoutOther(text);
  const pieces: CodePiece[] = [];
  const names = new Set<string>();
  for (let at = plain.indexOf('{'); at >= 0; at = plain.indexOf('{', at)) {
    const end = endOfHole(plain, at);
    if (end < 0) break;
    const inner = plain.slice(at + 1, end - 1);
    addHole(inner, at + 1, pieces, names);
    at = end;
  }
  return { pieces, names };
}

function addHole(inner: string, start: number, pieces: CodePiece[], names: Set<string>): void {
  const add = (code: string | undefined, from: number) => {
    if (code === undefined || code.trim() === '') return;
    pieces.push({ start: start + from, end: start + from + code.length });
  };
  // Its text may also stand before it: `{#key key}`.
  const addLast = (code: string | undefined) => add(code, inner.length - (code?.length ?? 0));
  if (!/^(?:[#:@]|\/[a-z])/.test(inner)) {
    addLast(inner.replace(/^\s*\.\.\./, ''));
    return;
  }
  if (inner.length > MAX_BLOCK) return;
  const [, code, list, item, promise, value, settled, made, set, snippet] = BLOCK.exec(inner) ?? [];
  for (const found of [code, set]) addLast(found);
  for (const found of [list, promise]) add(found, /^\S+\s+/.exec(inner)?.[0].length ?? 0);
  for (const given of [item, value, settled, made, snippet])
    for (const [name] of given?.matchAll(NAME) ?? []) names.add(name);
}

/** Code in a Vue template between double braces. */
export function codeInBraces(text: string): readonly CodePiece[] {
  const plain = withoutOther(text);
  const pieces: CodePiece[] = [];
  // No pattern: where the end is missing, it would look for it from every beginning.
  for (let at = plain.indexOf('{{'); at >= 0; at = plain.indexOf('{{', at)) {
    const start = at + 2;
    const end = plain.indexOf('}}', start);
    if (end < 0) break;
    pieces.push({ start, end });
    at = end + 2;
  }
  return pieces;
}

/** Scripts, styles and comments are blank: what they hold is no markup. */
function withoutOther(body: string): string {
  const parts: string[] = [];
  let from = 0;
  NOT_MARKUP.lastIndex = 0;
  for (let found = NOT_MARKUP.exec(body); found; found = NOT_MARKUP.exec(body)) {
    const { 0: opening, index } = found;
    const closing = opening === '<!--' ? '-->' : `</${opening.slice(1)}`;
    const at = body.indexOf(closing, index);
    const end = at < 0 ? body.length : at + closing.length;
    parts.push(body.slice(from, index), blank(body.slice(index, end)));
    from = NOT_MARKUP.lastIndex = end;
  }
  return parts.join('') + body.slice(from);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * The text with only a script and pieces of code in it, each a statement at its old place. The
 * markup around a piece leaves room for a sign before and after.
 */
export function keepOnlyCode(
  text: string,
  script: CodePiece | undefined,
  pieces: readonly CodePiece[],
): string {
  const parts = [...(script ? [script] : []), ...pieces].sort(
    (one, other) => one.start - other.start,
  );
  const code: string[] = [];
  let length = 0;
  let isUnended = false;
  for (const part of parts) {
    const { start, end, isHandler } = part;
    if (start < length) continue;
    const written = text.slice(start, end);
    // An object would be a block. A handler is one, with names of its own.
    const isOpen = part !== script && /^\s*(?:\{|function\b|class\b)/.test(written);
    const [open, close] = isHandler
      ? '{}'
      : isOpen
        ? '()'
        : [' ', /;\s*$/.test(written) ? ' ' : ';'];
    const gap = blank(text.slice(length, start));
    if (gap === '' && start > 0) continue;
    const ended = isUnended ? `;${gap.slice(1)}` : gap;
    code.push(open === ' ' ? ended : ended.slice(0, -1) + open!, written);
    isUnended = isOpen && !isHandler;
    length = end;
    if (end === text.length) break;
    code.push(close!);
    length++;
  }
  return code.join('') + blank(text.slice(length));
}
