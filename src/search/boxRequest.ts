import type { SearchQuery } from 'algoliasearch/lite';
import { HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG } from './highlight';

/** As many as one looks through; the page has the rest. */
const BOX_HITS = 20;

/** What the box asks while one types. */
export function boxRequest(indexName: string, query: string): SearchQuery {
  return {
    indexName,
    query,
    hitsPerPage: BOX_HITS,
    attributesToRetrieve: ['kind', 'slug', 'path', 'name', 'url'],
    attributesToHighlight: ['name', 'path', 'alternativeNames'],
    highlightPreTag: HIGHLIGHT_PRE_TAG,
    highlightPostTag: HIGHLIGHT_POST_TAG,
  };
}
