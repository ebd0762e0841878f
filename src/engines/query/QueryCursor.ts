// A place in a query's text, and the words, phrases and operators that are read there.
import { problemAt, ProblemFound } from './ProblemFound';
import { WORD_SOURCE } from './quoteValue';
import type { Value } from './readTerm';

const OPERATOR = /(AND|OR)(?=[\s()"]|$)/y;
const WORD = new RegExp(WORD_SOURCE, 'y');
const PHRASE = /"((?:[^"\\]|\\[^])*)"/y;

export class QueryCursor {
  protected position = 0;

  constructor(protected readonly text: string) {}

  /** A phrase or a word at this position; empty text if there is neither. */
  protected value(): Value {
    const start = this.position;
    const isPhrase = this.text[start] === '"';
    if (!isPhrase) return { text: this.match(WORD) ?? '', isPhrase, start, end: this.position };
    const phrase = this.match(PHRASE);
    if (phrase === undefined)
      this.failUnclosed(
        'This quotation mark is not closed. Add another one at the end of the phrase.',
        start,
        this.text.length,
        '"',
      );
    return {
      text: phrase.slice(1, -1).replace(/\\(["\\])/g, '$1'),
      isPhrase,
      start,
      end: this.position,
    };
  }

  protected take(operator: string): boolean {
    if (this.operatorHere() !== operator) return false;
    this.position += operator.length;
    return true;
  }

  protected operatorHere(): string | undefined {
    this.skipSpace();
    OPERATOR.lastIndex = this.position;
    return OPERATOR.exec(this.text)?.[0];
  }

  protected isAtEnd(): boolean {
    this.skipSpace();
    return this.position >= this.text.length;
  }

  protected skipSpace(): void {
    while (this.position < this.text.length && /\s/.test(this.text[this.position]!))
      this.position++;
  }

  protected match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    this.position += found?.length ?? 0;
    return found;
  }

  protected fail(message: string, start: number, end: number, replacement?: string): never {
    throw problemAt(this.text, message, start, end, replacement);
  }

  protected failUnclosed(message: string, start: number, end: number, closing: string): never {
    // A trailing backslash would escape the closing quotation mark.
    throw new ProblemFound({
      message,
      start,
      end,
      suggestion: `${this.text.replace(/\\$/, '')}${closing}`,
    });
  }
}
