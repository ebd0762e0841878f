/** The settings that a browser needs to search, whichever engine answers. All of it is public. */
export interface SearchSettings {
  readonly applicationId: string;
  /** A search-only key. */
  readonly searchKey: string;
  /** The main index. Replicas are named after it: see `replicaOf`. */
  readonly indexName: string;
  /**
   * Where to search, in order of preference: a path on this server (`/api/search`) or another
   * server's URL (`https://search.example/proxy`), without a trailing slash. Empty for the
   * application ID's own hosts.
   */
  readonly hosts: readonly string[];
}

/** The engine built into this server: no account, no configuration. */
export const EMBEDDED_SEARCH: SearchSettings = {
  applicationId: 'plimsoll',
  searchKey: 'public',
  indexName: 'plimsoll',
  hosts: ['/api/search'],
};

/** Sort orders other than relevance: by name, and by most recently newly available. */
export const SEARCH_ORDERS = ['name_asc', 'newly_desc'] as const;

export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The replica with another sort order: `plimsoll_name_asc`. */
export const getReplicaName = (indexName: string, order: SearchOrder): string =>
  `${indexName}_${order}`;

/** Attributes that can be counted and filtered by. */
export const SEARCH_FACETS = ['kind', 'baseline', 'group', 'browser'] as const;

export type SearchFacet = (typeof SEARCH_FACETS)[number];
