/** The GraphQL endpoint and how to identify operations. */
export interface Endpoint {
  /** An absolute URL, or a path on this site. */
  readonly url: string;
  /**
   * `id` identifies an operation by its persisted document; `text` always sends the full text, for
   * servers without persisted operations.
   */
  readonly sends: 'id' | 'text';
}

/** The default: the server these pages come from. */
export const OWN_ENDPOINT: Endpoint = { url: '/graphql', sends: 'id' };
