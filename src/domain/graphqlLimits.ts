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
