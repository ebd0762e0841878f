/** Why and where a query is invalid: `start` inclusive, `end` exclusive, in UTF-16 code units. */
export interface QueryProblem {
  /** A sentence for the reader: what is wrong and what was expected. */
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** The whole query with this problem fixed, if the intent can be guessed. */
  readonly suggestion?: string;
}
