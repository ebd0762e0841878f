/** Where operations are posted, and by what name. */
export interface Endpoint {
  /** An absolute URL, or a path of this site. */
  readonly url: string;
  /**
   * `id` names an operation by its persisted document; `text` always sends it whole, for servers
   * that keep none.
   */
  readonly sends: 'id' | 'text';
}

/** What answers where nothing else is configured: the server these pages come from. */
export const OWN_ENDPOINT: Endpoint = { url: '/graphql', sends: 'id' };
