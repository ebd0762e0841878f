export type Json = Record<string, unknown>;

/** One way to keep an answer: the four steps every row measures. */
export interface Contender {
  readonly name: string;
  normalize(): void | Promise<void>;
  /** Waits for what a library puts off; not measured. */
  settle?(): Promise<unknown>;
  serialize(): string;
  restore(text: string): void;
  /** Everything a screen shows of the answer. */
  read(): unknown;
}

/** A feature page as it was answered: to Relay, and, with every `__typename`, to the others. */
export interface VisitedPage {
  readonly variables: { readonly slug: string };
  readonly payload: { readonly data: Json };
  readonly data: Json;
}

/** A reader's visit of many pages, each kept as soon as it is read. */
export interface Keeper {
  readonly name: string;
  /** Every how many pages the whole is written; 1 where it is left out. */
  readonly writesEvery?: number;
  /**
   * Keeps a page on the main thread, and writes it when its turn comes.
   */
  keep(page: VisitedPage, isWriting: boolean): void | Promise<void>;
  /** How many of the pages a new tab can show from what is on disk. */
  readable(pages: readonly VisitedPage[]): number | Promise<number>;
  /** Characters on disk. */
  characters(): number;
}

/** The peers' own exports, as far as they are used; relay.ts finds and bundles them. */
export interface Peers {
  readonly InMemoryCache: new () => ApolloCache;
  readonly CachePersistor: new (options: object) => {
    persist(): Promise<void>;
    restore(): Promise<void>;
  };
  readonly QueryClient: new () => {
    setQueryData(key: unknown, data: unknown): void;
    getQueryData(key: unknown): unknown;
  };
  dehydrate(client: unknown): unknown;
  hydrate(client: unknown, state: unknown): void;
  removeOldestQuery(options: { readonly persistedClient: unknown }): unknown;
  readonly Client: new (options: object) => {
    query(
      document: unknown,
      variables: object,
      context?: object,
    ): { toPromise(): Promise<{ data?: unknown }> };
  };
  cacheExchange(options: object): unknown;
  /** The schema as graphcache takes it. */
  readonly introspection: unknown;
  map(f: (operation: object) => object): (source: unknown) => unknown;
  parse(text: string): unknown;
}

export interface ApolloCache {
  writeQuery(options: object): void;
  readQuery(options: object): unknown;
  extract(): unknown;
  restore(state: unknown): void;
}
