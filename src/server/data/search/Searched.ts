// The indexes and settings that rank a query.
import type { ExactNames } from './ExactNames';
import type { Phrases } from './Phrases';
import type { SearchField } from './searchTexts';
import type { TextIndex } from './TextIndex';
import type { Vocabulary } from './Vocabulary';

export interface RankOptions {
  readonly hasTypoTolerance: boolean;
  readonly prefixes: 'last' | 'all' | 'none';
  /** Searches only these fields and skips exact names. */
  readonly fields?: readonly SearchField[];
  /** Deadline, on the clock of `performance.now()`. */
  readonly until?: number;
}

export interface NamedOptions extends RankOptions {
  /** True if the query names something: then only what has all of its words resembles it. */
  readonly isNamed: boolean;
}

/** A text index and the weight of a match in it. */
export interface SearchedTexts {
  readonly index: TextIndex;
  readonly worth: number;
}

export interface Searched {
  readonly names: ExactNames;
  readonly phrases: Phrases;
  readonly texts: readonly SearchedTexts[];
  readonly vocabulary: Vocabulary;
  readonly recordCount: number;
  /** Weight of a text match, by kind of record. */
  readonly worthOf: (position: number) => number;
  /** The position of the feature that owns the key at a position. */
  readonly ownerOf: (position: number) => number | undefined;
}
