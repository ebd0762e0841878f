import { tokenize } from 'css-tree/tokenizer';

export interface ValuePiece {
  readonly kind: 'word' | 'function';
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  /** Behind the closing parenthesis of a function. */
  readonly end: number;
  /** `rgb(from …)` */
  readonly isRelative: boolean;
}

const IDENT = 1;
const FUNCTION = 2;
const OPEN = 21;
const CLOSE = 22;

/** The words and functions of a value, in the order of their starts. */
export function valuePieces(value: string): ValuePiece[] {
  const pieces: ValuePiece[] = [];
  const open: ({ name: string; start: number } | undefined)[] = [];
  tokenize(value, (type, start, end) => {
    const name = value.slice(start, end).toLowerCase();
    if (type === IDENT) pieces.push({ kind: 'word', name, start, end, isRelative: false });
    else if (type === OPEN) open.push(undefined);
    else if (type === FUNCTION) open.push({ name: name.slice(0, -1), start });
    else if (type === CLOSE) {
      const call = open.pop();
      if (call === undefined) return;
      const isRelative = /^[\w-]+\(\s*from\s/i.test(value.slice(call.start, end));
      pieces.push({ kind: 'function', ...call, end, isRelative });
    }
  });
  return pieces.sort((a, b) => a.start - b.start || b.end - a.end);
}
