// What stands in the browser's build for the packages that `algoliasearch/lite` is made of
// (next.config.ts): their parts that are called, and nothing for the requester and the caches that
// `createSearch` always brings itself (docs/decisions/0012).
export {
  createAuth,
  createMemoryCache,
  createNullLogger,
  createTransporter,
  getAlgoliaAgent,
  shuffle,
  validateRequired,
} from '@algolia/client-common';

export function createXhrRequester() {}
export function createFallbackableCache() {}
export function createBrowserLocalStorageCache() {}
