// A recursive-descent parser on characters: OR has the lowest precedence, then AND, which may be
// implicit, then `-`. AND and OR are operators only in upper case and never as a term's value, so
// every word stays searchable; `operatorSlip` reports those meant otherwise. It never throws,
// whatever the text.
import { operatorSlip } from './operatorSlip';
import { ProblemFound } from './ProblemFound';
import type { Expression, Query } from './Query';
import { QueryCursor } from './QueryCursor';
import type { QueryProblem } from './QueryProblem';
import { type QueryNames, readTerm, type Value } from './readTerm';
import { findTermName, QUERY_LIMITS } from './terms.data';

export type ParsedQuery = { readonly query: Query } | { readonly problem: QueryProblem };

/** @param names existing groups and snapshots; if omitted, any name is accepted */
export function parseQuery(text: string, names?: QueryNames): ParsedQuery {
  const parsed = parseOnce(text, names);
  return 'problem' in parsed ? { problem: withWorkingSuggestion(parsed.problem, names) } : parsed;
}

/** Far more obvious mistakes than any real query contains. */
const MAX_FIXES = 20;

/** Makes the suggestion parse by fixing later problems too; otherwise drops it. */
function withWorkingSuggestion(
  { suggestion, ...problem }: QueryProblem,
  names: QueryNames | undefined,
): QueryProblem {
  let fixed = suggestion;
  for (let fixes = 0; fixes < MAX_FIXES && fixed !== undefined; fixes++) {
    const parsed = parseOnce(fixed, names);
    if ('query' in parsed) return { ...problem, suggestion: fixed };
    fixed = parsed.problem.suggestion;
  }
  return problem;
}

function parseOnce(text: string, names: QueryNames | undefined): ParsedQuery {
  try {
    return { query: new Parser(text, names).parse() };
  } catch (thrown) {
    if (thrown instanceof ProblemFound) return { problem: thrown.problem };
    throw thrown;
  }
}

const TERM_HEAD = /[a-z][\w-]*:/iy;
const SPACED_HEAD = /[a-z][\w-]*\s+:(?=\s)/iy;

class Parser extends QueryCursor {
  private termCount = 0;

  constructor(
    text: string,
    private readonly names: QueryNames | undefined,
  ) {
    super(text);
  }

  parse(): Query {
    const { text } = this;
    if (text.length > QUERY_LIMITS.characters) {
      this.fail(
        `The query has ${text.length} characters; the limit is ${QUERY_LIMITS.characters}.`,
        QUERY_LIMITS.characters,
        text.length,
      );
    }
    if (text.trim() === '') return { kind: 'all' };
    const query = this.disjunction(0);
    if (this.position < text.length)
      this.fail('This parenthesis closes nothing.', this.position, this.position + 1, '');
    return query;
  }

  private disjunction(depth: number): Expression {
    return this.joined(
      'or',
      () => this.conjunction(depth),
      () => this.take('OR'),
    );
  }

  private conjunction(depth: number): Expression {
    const goesOn = () =>
      this.take('AND') ||
      !(this.isAtEnd() || this.text[this.position] === ')' || this.operatorHere() === 'OR');

    return this.joined('and', () => this.factor(depth), goesOn);
  }

  private joined(kind: 'and' | 'or', operand: () => Expression, goesOn: () => boolean): Expression {
    const operands = [operand()];
    while (goesOn()) operands.push(operand());
    const [first] = operands;
    if (first === undefined || operands.length === 1) return operands[0]!;
    const slip = kind === 'and' ? operatorSlip(this.text, operands) : undefined;
    if (slip) throw new ProblemFound(slip);
    return { kind, operands, start: first.start, end: operands[operands.length - 1]!.end };
  }

  private factor(depth: number): Expression {
    this.expectOperand();
    const start = this.position;
    const sign = this.text[start];
    if ((sign === '-' || sign === '(') && depth >= QUERY_LIMITS.depth) {
      this.fail(
        `Parentheses and minus signs can be nested ${QUERY_LIMITS.depth} levels deep.`,
        start,
        start + 1,
      );
    }
    if (sign === '-') return this.negation(start, depth);
    return sign === '(' ? this.group(start, depth) : this.term(start);
  }

  private negation(start: number, depth: number): Expression {
    this.position++;
    if (this.isAtEnd() || this.text[this.position] === ')' || this.operatorHere()) {
      this.fail(
        'Nothing follows this minus sign. Write the term to exclude after it, or quote the sign to search for it.',
        start,
        start + 1,
        '"-"',
      );
    }
    const operand = this.factor(depth + 1);
    return { kind: 'not', operand, start, end: operand.end };
  }

  private group(start: number, depth: number): Expression {
    this.position++;
    if (this.isAtEnd()) this.fail('This parenthesis is not closed.', start, start + 1, '');
    if (this.text[this.position] === ')')
      this.fail('These parentheses are empty.', start, this.position + 1, '');
    const inner = this.disjunction(depth + 1);
    if (this.text[this.position] !== ')')
      this.failUnclosed('This parenthesis is not closed.', start, start + 1, ')');
    this.position++;
    return { ...inner, start, end: this.position };
  }

  private term(start: number): Expression {
    if (++this.termCount > QUERY_LIMITS.terms)
      this.fail(`A query can have at most ${QUERY_LIMITS.terms} terms.`, start, this.text.length);
    const head = this.head();
    if (head === undefined) {
      const { text: value, isPhrase } = this.value();
      if (value.trim() === '')
        this.fail('These quotation marks are empty.', start, this.position, '');
      return { kind: 'text', value: isPhrase ? value.trim() : value, start, end: this.position };
    }
    const name = head.replace(/\s*:$/, '');
    this.skipToValue();
    const values = name.toLowerCase() === 'available_date' ? this.browserAndDays() : [this.value()];
    return {
      ...readTerm({ name, start, values }, this.text, this.names),
      start,
      end: this.position,
    };
  }

  /**
   * `name:`. Space before the colon belongs to it only after a term's name and before another
   * space: `a : b` is three words, and `name :has()` two.
   */
  private head(): string | undefined {
    const start = this.position;
    const spaced = this.match(SPACED_HEAD);
    if (spaced !== undefined && findTermName(spaced.replace(/\s*:$/, '')) !== undefined)
      return spaced;
    this.position = start;
    return this.match(TERM_HEAD);
  }

  /** Skips the space before a value, unless no value follows. */
  private skipToValue(): void {
    const { position } = this;
    const isNone = this.isAtEnd() || /[()]/.test(this.text[this.position]!) || this.operatorHere();
    if (isNone) this.position = position;
  }

  /** `chrome:2024-01-01..2024-12-31`; either part may be quoted. */
  private browserAndDays(): readonly Value[] {
    const { text, isPhrase, start, end } = this.value();
    const colon = isPhrase ? text.length : text.indexOf(':');
    const browser = {
      text: colon < 0 ? text : text.slice(0, colon),
      isPhrase,
      start,
      end: isPhrase || colon < 0 ? end : start + colon,
    };
    if (isPhrase && this.text[end] === ':') this.position++;
    else if (colon >= 0 && colon < text.length - 1)
      return [browser, { text: text.slice(colon + 1), isPhrase, start: browser.end + 1, end }];
    else if (colon < 0 || isPhrase) return [browser];
    return [browser, this.value()];
  }

  /** Reports anything that can't start an operand with its own problem. */
  private expectOperand(): void {
    this.skipSpace();
    const { text, position } = this;
    const operator = this.operatorHere();
    if (operator) {
      const end = position + operator.length;
      this.fail(
        `${operator} needs a term before it. Quote it to search for the word.`,
        position,
        end,
        '',
      );
    }
    if (position < text.length && text[position] !== ')') return;
    const before = /(?:^|[\s()"])(AND|OR)\s*$/.exec(text.slice(0, position));
    if (!before) return this.fail('This parenthesis closes nothing.', position, position + 1, '');
    const start = before.index + before[0].indexOf(before[1]!);
    this.fail(`${before[1]} needs a term after it.`, start, start + before[1]!.length, '');
  }
}
