// CSS text → the tokens of the CSS Syntax specification, without space and comments.
import { tokenize } from 'css-tree/tokenizer';
import { MAX_DEPTH, ScanProblem } from '@/engines/scanner/ScanProblem';

/** Numbers of token types, as css-tree's tokenizer gives them. */
export const Token = {
  Ident: 1,
  Function: 2,
  AtKeyword: 3,
  Hash: 4,
  String: 5,
  Url: 7,
  Delim: 9,
  Number: 10,
  Percentage: 11,
  Dimension: 12,
  Space: 13,
  Colon: 16,
  Comma: 18,
  LeftBracket: 19,
  RightBracket: 20,
  LeftParenthesis: 21,
  RightParenthesis: 22,
  Comment: 25,
} as const;

export interface CssToken {
  readonly type: number;
  readonly start: number;
  readonly end: number;
  /** As written, in lower case; of a function without the parenthesis. */
  readonly text: string;
  /** True if space precedes it. */
  readonly isSpaced: boolean;
}

/** @throws ScanProblem if brackets are nested too deep, since readers recurse into them */
export function tokensOf(source: string): CssToken[] {
  const tokens: CssToken[] = [];
  let isSpaced = false;
  let depth = 0;
  tokenize(source, (type, start, end) => {
    if (type === Token.Space || type === Token.Comment) {
      isSpaced = true;
      return;
    }
    if (opens(type)) depth++;
    // A bracket that closes nothing must not offset one that opens.
    else if (closes(type)) depth = Math.max(0, depth - 1);
    if (depth > MAX_DEPTH)
      throw new ScanProblem(`Its brackets are nested more than ${MAX_DEPTH} levels deep.`);
    const text = source.slice(start, type === Token.Function ? end - 1 : end).toLowerCase();
    tokens.push({ type, start, end, text, isSpaced });
    isSpaced = false;
  });
  return tokens;
}

const opens = (type: number): boolean =>
  type === Token.Function || type === Token.LeftParenthesis || type === Token.LeftBracket;
const closes = (type: number): boolean =>
  type === Token.RightParenthesis || type === Token.RightBracket;

/**
 * The index of the token that closes the bracket or function at `open`, or the number of tokens.
 */
export function closeOf(tokens: readonly CssToken[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const { type } = tokens[at]!;
    if (opens(type)) depth++;
    else if (closes(type)) {
      depth--;
      if (depth === 0) return at;
    }
  }
  return tokens.length;
}

/** The tokens between `from` and `to`, parted at commas outside of brackets. */
export function splitAtCommas(tokens: readonly CssToken[], from: number, to: number): CssToken[][] {
  const parts: CssToken[][] = [[]];
  let depth = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    if (token.type === Token.Comma && depth === 0) {
      parts.push([]);
      continue;
    }
    if (opens(token.type)) depth++;
    else if (closes(token.type)) depth--;
    parts.at(-1)!.push(token);
  }
  return parts;
}

/** How many values stand side by side: a function with all it holds is one. */
export function componentsOf(tokens: readonly CssToken[]): CssToken[] {
  const components: CssToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    components.push(token);
    if (token.type === Token.Function || token.type === Token.LeftParenthesis)
      at = closeOf(tokens, at);
  }
  return components;
}

export function unitOf({ text }: CssToken): string {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(.*)$/.exec(text)?.[1] ?? '';
}
