import type { CatalogueNames } from '@/domain/catalogueNames';
import { catalogueNames } from '@/server/data/catalogue/catalogueNames';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { answerQueries } from './answerCall';
import type { FacetResult, HitsResult } from './answerQuery';
import { loadSearchIndex } from './loadSearchIndex';

/**
 * Answers the same `requests` as the HTTP endpoint, without HTTP or a key, for server-side
 * rendering.
 * @throws SearchProblem, whose message is public
 */
export function searchInProcess(
  requests: readonly Readonly<Record<string, unknown>>[],
): readonly (HitsResult | FacetResult)[] {
  return answerQueries({ requests }, loadSearchIndex(), {}).results;
}

/** The fallback when the index is unavailable: names only. */
export function namesInProcess(): CatalogueNames {
  return catalogueNames(loadCatalogue());
}
