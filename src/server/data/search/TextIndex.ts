// Scores single terms by BM25+, field by field. `rank` combines the terms of a query. Texts are added
// once and never change, so what was found where lies in four typed arrays.
import { LRUCache } from 'lru-cache';
import { compactTexts, groupEntries } from './hashedLists';
import { isRootTerm, toRootTerm } from './roots';
import { FIELD_BOOSTS, type SearchField, type SearchText } from './searchTexts';
import type { Steps } from './Steps';
import { splitTerms, wordsIn } from './tokens';

/** One way to write a term, with its weight. */
export interface Spelling {
  readonly text: string;
  readonly worth: number;
}

export interface TermOptions {
  readonly isPrefix: boolean;
  readonly fields?: readonly SearchField[];
}

/** Parallel arrays: record positions and their scores. */
export interface Scores {
  readonly positions: Uint32Array;
  readonly scores: Float32Array;
}

/** Factor for a prefix match, and how much of it each further letter costs. */
const PREFIX = { worth: 0.6, perLetter: 0.3 };
/** BM25+: how soon repetition stops to count, how much a long text loses, what any match is worth. */
const BM25 = { repetition: 1.2, length: 0.7, least: 0.5 };
const FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];

/**
 * Cache size in matches, across all terms. Readers type the same words, and each keystroke repeats
 * the terms before it.
 */
const MAX_KEPT_MATCHES = 400_000;

/** Collects texts, and makes an index of them. */
export class TextCollection {
  readonly #numbers = new Map<string, number>();
  /** By word. */
  readonly #roots = new Map<string, string>();
  readonly #positions: number[] = [];
  readonly #lengths: number[] = [];
  /** One entry for each term in each field of each text. */
  readonly #entries = { term: [] as number[], text: [] as number[], count: [] as number[] };
  /** By term, in the field that is read; 0 between fields. */
  readonly #counts: number[] = [];

  /** @param hasRoots whether the roots of words are found too */
  constructor(private readonly hasRoots: boolean) {}

  /** All words, in the order they were first seen. */
  get terms(): Iterable<string> {
    return Array.from(this.#numbers.keys()).filter((term) => !isRootTerm(term));
  }

  add(text: SearchText): void {
    for (const [field, name] of FIELDS.entries()) this.#read(text[name], field);
    this.#positions.push(text.id);
  }

  #read(words: string, field: number): void {
    const { term, text, count } = this.#entries;
    const found: number[] = [];
    const countTerm = (term: string): void => {
      const number = this.#numberOf(term);
      if (this.#counts[number]!++ === 0) found.push(number);
    };
    for (const word of splitTerms(words)) countTerm(word);
    this.#lengths.push(found.length);
    if (this.hasRoots)
      for (const { parts } of wordsIn(words))
        for (const part of parts) countTerm(this.#rootOf(part));
    for (const number of found) {
      term.push(number * FIELDS.length + field);
      text.push(this.#positions.length);
      count.push(this.#counts[number]!);
      this.#counts[number] = 0;
    }
  }

  #rootOf(word: string): string {
    const known = this.#roots.get(word);
    if (known !== undefined) return known;
    const root = toRootTerm(word);
    this.#roots.set(word, root);
    return root;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#counts.push(0);
    return number;
  }

  *makeIndex(): Steps<TextIndex> {
    const sorted = [...this.#numbers.keys()].sort();
    const places = new Uint32Array(sorted.length);
    for (const [place, term] of sorted.entries()) places[this.#numbers.get(term)!] = place;
    yield;
    const { term, text, count } = this.#entries;
    const cells = Uint32Array.from(term, (cell) => {
      const field = cell % FIELDS.length;
      return places[(cell - field) / FIELDS.length]! * FIELDS.length + field;
    });
    yield;
    const { starts, order } = groupEntries(cells, sorted.length * FIELDS.length);
    yield;
    return new TextIndex({
      terms: compactTexts(sorted),
      starts,
      texts: Uint32Array.from(order, (entry) => text[entry]!),
      counts: Uint16Array.from(order, (entry) => count[entry]!),
      lengths: Uint16Array.from(this.#lengths),
      positions: Uint32Array.from(this.#positions),
    });
  }
}

interface TextTables {
  /** In code-unit order, so that those with one beginning are neighbors. */
  readonly terms: readonly string[];
  /** Entries of term `t` in field `f`: from `starts[t * FIELDS.length + f]` up to the next start. */
  readonly starts: Uint32Array;
  /** By entry. */
  readonly texts: Uint32Array;
  readonly counts: Uint16Array;
  /** Different terms, by text and field. */
  readonly lengths: Uint16Array;
  /** The record of each text. */
  readonly positions: Uint32Array;
}

export class TextIndex {
  readonly #tables: TextTables;
  /** Mean of `lengths`, by field. */
  readonly #means: readonly number[];
  /** By text; 0 between calls. */
  readonly #sums: Float64Array;
  readonly #kept = new LRUCache<string, Scores>({
    maxSize: MAX_KEPT_MATCHES,
    sizeCalculation: ({ positions }) => positions.length + 1,
  });

  constructor(tables: TextTables) {
    this.#tables = tables;
    const { lengths, positions } = tables;
    this.#sums = new Float64Array(positions.length);
    this.#means = FIELDS.map((_, field) => {
      let sum = 0;
      for (let at = field; at < lengths.length; at += FIELDS.length) sum += lengths[at]!;
      return sum / positions.length;
    });
  }

  /** Scores of all records that contain the term in any spelling. */
  scores(spellings: readonly Spelling[], { isPrefix, fields = FIELDS }: TermOptions): Scores {
    const question = `${isPrefix ? '*' : ''}${spellings.map(({ text, worth }) => `${text}^${worth}`).join(' ')}|${fields.join()}`;
    const known = this.#kept.get(question);
    if (known) return known;
    const scores = this.#search(spellings, isPrefix, fields);
    this.#kept.set(question, scores);
    return scores;
  }

  /** A text that has several of the spellings counts as many times. */
  #search(
    spellings: readonly Spelling[],
    isPrefix: boolean,
    fields: readonly SearchField[],
  ): Scores {
    const totals = new Map<number, { score: number; spellings: number }>();
    for (const [text, worth] of new Map(spellings.map(({ text, worth }) => [text, worth]))) {
      for (const [found, score] of this.#scoreSpelling(text, worth, isPrefix, fields)) {
        const total = totals.get(found);
        if (total) {
          total.score += score;
          total.spellings++;
        } else totals.set(found, { score, spellings: 1 });
      }
    }
    return {
      positions: Uint32Array.from(totals.keys(), (text) => this.#tables.positions[text]!),
      scores: Float32Array.from(totals.values(), ({ score, spellings }) => score * spellings),
    };
  }

  /** Texts with the term, or with one that begins with it, and their scores. */
  #scoreSpelling(
    term: string,
    worth: number,
    isPrefix: boolean,
    fields: readonly SearchField[],
  ): [text: number, score: number][] {
    const { terms } = this.#tables;
    const found: number[] = [];
    for (let at = this.#firstFrom(term); terms[at]?.startsWith(term); at++) {
      const further = terms[at]!.length - term.length;
      if (further > 0 && !isPrefix) break;
      const { length } = terms[at]!;
      const share =
        further === 0 ? 1 : (PREFIX.worth * length) / (length + PREFIX.perLetter * further);
      for (const field of fields) this.#addTerm(at, field, share * worth, found);
    }
    return found.map((text) => {
      const score = this.#sums[text]!;
      this.#sums[text] = 0;
      return [text, score];
    });
  }

  /** @param found gets the texts without a score so far */
  #addTerm(term: number, name: SearchField, worth: number, found: number[]): void {
    const { starts, texts, counts, lengths } = this.#tables;
    const field = FIELDS.indexOf(name);
    const cell = term * FIELDS.length + field;
    const from = starts[cell]!;
    const to = starts[cell + 1]!;
    const information = Math.log(1 + (this.#sums.length - (to - from) + 0.5) / (to - from + 0.5));
    const { repetition, length, least } = BM25;
    for (let entry = from; entry < to; entry++) {
      const text = texts[entry]!;
      const count = counts[entry]!;
      const size = lengths[text * FIELDS.length + field]! / this.#means[field]!;
      const saturated =
        (count * (repetition + 1)) / (count + repetition * (1 - length + length * size));
      if (this.#sums[text] === 0) found.push(text);
      this.#sums[text]! += worth * FIELD_BOOSTS[name] * information * (least + saturated);
    }
  }

  /** Index of the first term that is not less than this one. */
  #firstFrom(term: string): number {
    const { terms } = this.#tables;
    let [from, to] = [0, terms.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (terms[middle]! < term) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
