import type { liteClient } from 'algoliasearch/lite';

/** The client's options for replacing its built-in parts. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
