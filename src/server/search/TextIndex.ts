// Scores single terms with MiniSearch. `rank` combines the terms of a query.
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { FIELD_BOOSTS, type SearchField, type SearchText } from './searchTexts';
import { splitTerms } from './tokens';

/** One way to write a term, with its weight. */
export interface Spelling {
  readonly text: string;
  readonly worth: number;
}

export interface TermOptions {
  readonly isPrefix: boolean;
  readonly fields?: readonly SearchField[];
}

/** Factor for a prefix match. */
const PREFIX_WORTH = 0.6;
const FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];

/** Parallel arrays: record positions and their scores. */
export interface Scores {
  readonly positions: Uint32Array;
  readonly scores: Float32Array;
}

/**
 * Cache size in matches, across all terms. Readers type the same words, and each keystroke repeats
 * the terms before it.
 */
const MAX_KEPT_MATCHES = 400_000;

export class TextIndex {
  readonly #index = new MiniSearch<SearchText>({
    fields: FIELDS,
    tokenize: (text) => this.#taken(splitTerms(text)),
    processTerm: (term) => term,
  });
  readonly #kept = new LRUCache<string, Scores>({
    maxSize: MAX_KEPT_MATCHES,
    sizeCalculation: ({ positions }) => positions.length + 1,
  });

  readonly terms = new Set<string>();

  constructor(texts: readonly SearchText[]) {
    this.#index.addAll(texts);
  }

  #taken(terms: string[]): string[] {
    for (const term of terms) this.terms.add(term);
    return terms;
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

  #search(
    spellings: readonly Spelling[],
    isPrefix: boolean,
    fields: readonly SearchField[],
  ): Scores {
    const worths = new Map(spellings.map(({ text, worth }) => [text, worth]));
    const results = this.#index.search(
      { combineWith: 'OR', queries: [...worths.keys()] },
      {
        fields: [...fields],
        boost: FIELD_BOOSTS,
        tokenize: (text) => [text],
        prefix: isPrefix,
        weights: { fuzzy: 0, prefix: PREFIX_WORTH },
        boostTerm: (term) => worths.get(term)!,
      },
    );
    return {
      positions: Uint32Array.from(results, ({ id }) => id as number),
      scores: Float32Array.from(results, ({ score }) => score),
    };
  }
}
