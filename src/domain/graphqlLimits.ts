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
