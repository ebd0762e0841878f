import type { liteClient } from 'algoliasearch/lite';

/** What the client lets one put in the place of its own parts. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
