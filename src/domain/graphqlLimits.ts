/**
 * Bounds on GraphQL operations that strangers write, as the server enforces them and the manual
 * states them.
 */
export const GRAPHQL_LIMITS = {
  /** Rows of one page. */
  pageSize: 100,
  depth: 12,
  aliases: 30,
  tokens: 2000,
  /** Brackets of any kind within one another: what a parser goes down into by recursion. */
  brackets: 100,
  directives: 50,
  /** Fields that may be resolved, lists multiplied by their sizes. */
  cost: 20_000,
  bodyBytes: 100_000,
  milliseconds: 10_000,
} as const;

/**
 * What an operation may use while it runs; what an estimate missed ends here. A change has to fit
 * beside its key in the database, for its answer may be asked for again.
 */
export const EXECUTION_LIMITS = {
  foreign: { fields: GRAPHQL_LIMITS.cost, characters: 1_500_000, milliseconds: 80 },
  own: { fields: 200_000, characters: 3_000_000, milliseconds: 2_000 },
  mutation: { fields: 1_000, characters: 16_000, milliseconds: Infinity },
} as const;
