/** Why a text is no query, and where: `start` up to, but not including, `end`, in UTF-16 units. */
export interface QueryProblem {
  /** A sentence for whoever typed it: what is wrong and what was expected. */
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** The whole text with this one problem mended, where it can be guessed what was meant. */
  readonly suggestion?: string;
}
