// Parses the `filters` grammar: `kind:feature AND (baseline:NEWLY OR baseline:WIDELY) AND NOT
// group:"Web workers"`, `newlyAt >= 1700000000`, `newlyAt:1600000000 TO 1700000000`. As in the
// hosted service, OR may appear only inside AND, and parentheses don't nest.
import { toNumberPredicate, toWordPredicate } from './filterAttributes';
import type { ComparisonOperator, Predicate } from './Predicate';
import { SearchProblem } from './SearchProblem';

interface Token {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly at: number;
}

const TOKEN =
  /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(<=|>=|!=|[<>=:()])|([^\s"'()<>=:!]+))/y;
const COMPARISONS: readonly string[] = ['<', '<=', '=', '!=', '>=', '>'];
/** No one writes a filter this long by hand. */
const MAX_TOKENS = 1000;

export function parseFilters(text: string): Predicate {
  return new FilterParser(text).parse();
}

class FilterParser {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(readonly text: string) {
    this.#tokens = tokenize(text);
  }

  parse(): Predicate {
    if (this.#tokens.length === 0) return { kind: 'and', parts: [] };
    const parts = [this.#group()];
    let joint: string | undefined;
    while (this.#next < this.#tokens.length) {
      const word = this.#peekWord();
      if (word !== 'AND' && word !== 'OR') throw this.#problem('AND or OR');
      if (joint !== undefined && word !== joint)
        throw this.#problem(`${joint}, as before; put alternatives in brackets`);
      joint = word;
      this.#next++;
      parts.push(this.#group());
    }
    return {
      kind: joint === 'OR' ? 'or' : 'and',
      parts: joint === 'OR' ? parts.map((part) => this.#withoutBracketsOfAnd(part)) : parts,
    };
  }

  /** The grammar doesn't allow OR between AND groups. */
  #withoutBracketsOfAnd(part: Predicate): Predicate {
    if (part.kind === 'and')
      throw new SearchProblem(
        'filters: brackets with AND may stand next to OR, but OR may stand inside AND only.',
      );
    return part;
  }

  #group(): Predicate {
    if (!this.#take('(')) return this.#condition();
    const parts = [this.#condition()];
    let joint: 'and' | 'or' | undefined;
    while (!this.#take(')')) {
      const word = this.#peekWord();
      const kind = word === 'OR' ? 'or' : word === 'AND' ? 'and' : undefined;
      if (kind === undefined || (joint !== undefined && joint !== kind))
        throw this.#problem(joint === undefined ? 'AND, OR or )' : `${joint.toUpperCase()} or )`);
      joint = kind;
      this.#next++;
      parts.push(this.#condition());
    }
    return { kind: joint ?? 'or', parts };
  }

  #condition(): Predicate {
    if (this.#peekWord() === 'NOT') {
      this.#next++;
      return { kind: 'not', part: this.#condition() };
    }
    const attribute = this.#value('an attribute');
    const operator = this.#tokens[this.#next];
    if (
      operator === undefined ||
      operator.isQuoted ||
      (operator.text !== ':' && !COMPARISONS.includes(operator.text))
    ) {
      throw new SearchProblem(
        `filters: “${attribute}” alone means a tag, but nothing here has tags. Write attribute:value.`,
      );
    }
    this.#next++;
    const value = this.#value('a value');
    if (operator.text !== ':')
      return toNumberPredicate('filters', attribute, operator.text as ComparisonOperator, value);
    if (this.#peekWord() !== 'TO') return wordOrNumber(attribute, value);
    this.#next++;
    const to = this.#value('a number');
    return {
      kind: 'and',
      parts: [
        toNumberPredicate('filters', attribute, '>=', value),
        toNumberPredicate('filters', attribute, '<=', to),
      ],
    };
  }

  #value(expected: string): string {
    const token = this.#tokens[this.#next];
    if (
      token === undefined ||
      (!token.isQuoted && (/^[<>=:()!]/.test(token.text) || KEYWORDS.has(token.text)))
    )
      throw this.#problem(expected);
    this.#next++;
    return token.text;
  }

  #take(text: string): boolean {
    const token = this.#tokens[this.#next];
    const isIt = token !== undefined && !token.isQuoted && token.text === text;
    if (isIt) this.#next++;
    return isIt;
  }

  #peekWord(): string | undefined {
    const token = this.#tokens[this.#next];
    return token === undefined || token.isQuoted ? undefined : token.text;
  }

  #problem(expected: string): SearchProblem {
    const token = this.#tokens[this.#next];
    const found = token ? `“${token.text}” stands at position ${token.at}` : 'the text ends';
    return new SearchProblem(`filters: ${found}, but ${expected} was expected.`);
  }
}

const KEYWORDS: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'TO']);

const wordOrNumber = (attribute: string, value: string): Predicate =>
  attribute === 'newlyAt'
    ? toNumberPredicate('filters', attribute, '=', value)
    : toWordPredicate('filters', attribute, value);

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match)
      throw new SearchProblem(
        `filters: what begins at position ${at} cannot be read; a quotation mark may not be closed.`,
      );
    const [, double, single, operator, word] = match;
    const quoted = double ?? single;
    tokens.push({
      text: quoted === undefined ? (operator ?? word)! : quoted.replace(/\\(.)/g, '$1'),
      isQuoted: quoted !== undefined,
      at,
    });
    if (tokens.length > MAX_TOKENS)
      throw new SearchProblem(`filters: more than ${MAX_TOKENS} words, the limit.`);
  }
  return tokens;
}
