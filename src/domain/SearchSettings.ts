/** What a browser needs to search, whoever answers. All of it is public. */
export interface SearchSettings {
  readonly applicationId: string;
  /** May search and do nothing else. */
  readonly searchKey: string;
  /** The index of everything. Its replicas are named after it: see `replicaOf`. */
  readonly indexName: string;
  /**
   * Where to ask, first to last: a path of this server (`/api/search`) or the address of another
   * (`https://search.example/proxy`), without a final slash. Empty for the hosts that belong to the
   * application id.
   */
  readonly hosts: readonly string[];
}

/** The engine inside this server: no account, no configuration. */
export const EMBEDDED_SEARCH: SearchSettings = {
  applicationId: 'plimsoll',
  searchKey: 'public',
  indexName: 'plimsoll',
  hosts: ['/api/search'],
};

/**
 * Orders other than by relevance: by name from A to Z, and what became newly available last first.
 */
export const SEARCH_ORDERS = ['name_asc', 'newly_desc'] as const;

export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The index of the same things in another order: `plimsoll_name_asc`. */
export const replicaOf = (indexName: string, order: SearchOrder): string => `${indexName}_${order}`;

/** What can be counted and filtered by. */
export const SEARCH_FACETS = ['kind', 'baseline', 'group', 'browser'] as const;

export type SearchFacet = (typeof SEARCH_FACETS)[number];
