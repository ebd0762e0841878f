// The filter of a list (RFC 7644, 3.4.2.2): comparisons, joined by “and”, “or” and “not”, in linear
// time. Libraries multiply out such joins (docs/decisions/0063-scim.md).
import {
  type Comparison,
  type DirectoryFilter,
  OPERATORS,
} from '@/server/teams/provisioning/DirectoryFilter';
import { scimProblem } from './scimProblem';

const FILTER_LIMITS = { characters: 2_000, comparisons: 50, depth: 8 } as const;

const TOKEN = /\s*(?:([()])|("(?:[^"\\]|\\.)*")|([a-z$][\w$.:-]*)(?:\[[^\][]*\](\.[a-z]+)?)?)/iy;

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;

interface Token {
  readonly kind: 'bracket' | 'text' | 'word';
  readonly value: string;
}

/** @throws Refusal ARGUMENT_INVALID */
export function parseFilter(text: string): DirectoryFilter {
  if (text.length > FILTER_LIMITS.characters)
    throw invalid(`A filter has at most ${FILTER_LIMITS.characters} characters.`);
  return new FilterReader(readTokens(text)).whole();
}

const invalid = (message: string) => scimProblem('invalidFilter', message);

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const [, bracket, quoted, word, rest = ''] = TOKEN.exec(text) ?? [];
    if (bracket !== undefined) tokens.push({ kind: 'bracket', value: bracket });
    else if (quoted !== undefined) tokens.push({ kind: 'text', value: unquote(quoted) });
    // `emails[type eq "work"].value`: there is one address, whatever its type.
    else if (word !== undefined)
      tokens.push({ kind: 'word', value: `${word.replace(CORE, '')}${rest}`.toLowerCase() });
    else throw invalid(`The filter cannot be read from “${text.slice(from, from + 40)}” on.`);
  }
  return tokens;
}

function unquote(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw invalid('A text of the filter is not a JSON string.');
  }
}

class FilterReader {
  #at = 0;
  #comparisons = 0;

  constructor(readonly tokens: readonly Token[]) {}

  whole(): DirectoryFilter {
    const filter = this.#joined('or', 0);
    if (this.#at < this.tokens.length) throw this.#unexpected();
    return filter;
  }

  #joined(word: 'and' | 'or', depth: number): DirectoryFilter {
    const read = () => (word === 'or' ? this.#joined('and', depth) : this.#single(depth));
    const parts = [read()];
    while (this.#takes('word', word)) parts.push(read());
    return parts.length === 1 ? parts[0]! : { kind: word, parts };
  }

  #single(depth: number): DirectoryFilter {
    if (depth > FILTER_LIMITS.depth)
      throw invalid(`A filter has at most ${FILTER_LIMITS.depth} levels.`);
    if (this.#takes('word', 'not')) return { kind: 'not', part: this.#single(depth + 1) };
    if (!this.#takes('bracket', '(')) return { kind: 'compare', ...this.#comparison() };
    const filter = this.#joined('or', depth + 1);
    if (!this.#takes('bracket', ')')) throw this.#unexpected();
    return filter;
  }

  #comparison(): Comparison {
    this.#comparisons += 1;
    if (this.#comparisons > FILTER_LIMITS.comparisons)
      throw invalid(`A filter has at most ${FILTER_LIMITS.comparisons} comparisons.`);
    const attribute = this.#take('word').value;
    const asked = this.#take('word').value;
    const operator = OPERATORS.find((known) => known === asked);
    if (!operator)
      throw invalid(
        `This server compares by ${OPERATORS.join(', ')}, not by “${asked.slice(0, 20)}”.`,
      );
    if (operator === 'pr') return { attribute, operator, value: undefined };
    const value = this.tokens[this.#at];
    this.#at += 1;
    if (value?.kind === 'text') return { attribute, operator, value: value.value };
    if (value?.kind === 'word' && /^(?:true|false)$/.test(value.value))
      return { attribute, operator, value: value.value === 'true' };
    throw invalid('A comparison ends with a text in quotes, true or false.');
  }

  #take(kind: Token['kind']): Token {
    const token = this.tokens[this.#at];
    if (token?.kind !== kind) throw this.#unexpected();
    this.#at += 1;
    return token;
  }

  #takes(kind: Token['kind'], value: string): boolean {
    const token = this.tokens[this.#at];
    const isIt = token?.kind === kind && token.value === value;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #unexpected() {
    const token = this.tokens[this.#at];
    return invalid(
      token
        ? `The filter has “${token.value.slice(0, 40)}” where something else belongs.`
        : 'The filter ends too early.',
    );
  }
}
