import type { SearchQuery } from 'algoliasearch/lite';
import type { HitKind } from '@/domain/SearchHit';
import { HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG } from './highlight';

/** About as many as a reader scans; the results page has the rest. */
const BOX_HITS = 20;

/** The search box's request, sent as the reader types. */
export function boxRequest(indexName: string, query: string, kind?: HitKind): SearchQuery {
  return {
    indexName,
    query,
    hitsPerPage: BOX_HITS,
    ...(kind && { filters: `kind:${kind}` }),
    attributesToRetrieve: ['kind', 'slug', 'path', 'name', 'url'],
    attributesToHighlight: ['name', 'path', 'alternativeNames'],
    highlightPreTag: HIGHLIGHT_PRE_TAG,
    highlightPostTag: HIGHLIGHT_POST_TAG,
  };
}
