/**
 * Limits on GraphQL operations from third parties, as the server enforces and the manual documents
 * them.
 */
export const GRAPHQL_LIMITS = {
  /** Rows per page. */
  pageSize: 100,
  depth: 12,
  aliases: 30,
  tokens: 2000,
  /** Nesting of brackets of any kind, since the parser recurses into them. */
  brackets: 100,
  directives: 50,
  /** Resolvable fields, with lists multiplied by their size. */
  cost: 20_000,
  /** Room for the 2,000 keys of a scan. Documents have their own limit, in tokens. */
  bodyBytes: 400_000,
  milliseconds: 10_000,
} as const;

/**
 * What an operation may use while it runs; what an estimate missed ends here. A change has to fit
 * beside its key in the database, for its answer may be asked for again.
 */
export const EXECUTION_LIMITS = {
  foreign: { fields: GRAPHQL_LIMITS.cost, characters: 1_500_000, milliseconds: 60 },
  /**
   * Tools need all of it: its fields bound it. It takes 40 ms, cold 110, and twice that on a slow
   * machine; 200 were too few once, in a process that compiled other code meanwhile.
   */
  introspection: { fields: GRAPHQL_LIMITS.cost, characters: 1_500_000, milliseconds: 1_000 },
  own: { fields: 200_000, characters: 3_000_000, milliseconds: 2_000 },
  mutation: { fields: 1_000, characters: 16_000, milliseconds: Infinity },
} as const;
