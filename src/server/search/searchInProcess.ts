import type { CatalogueNames } from '@/domain/catalogueNames';
import { catalogueNames } from '@/server/catalogue/catalogueNames';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { answerQueries } from './answerCall';
import type { FacetResult, HitsResult } from './answerQuery';
import { loadSearchIndex } from './loadSearchIndex';

/**
 * What the endpoint answers to the same `requests`, without HTTP and without a key, from the index
 * in this process: for pages made on the server.
 * @throws SearchProblem, whose message is public
 */
export function searchInProcess(
  requests: readonly Readonly<Record<string, unknown>>[],
): readonly (HitsResult | FacetResult)[] {
  return answerQueries({ requests }, loadSearchIndex(), {}).results;
}

/** What can still be looked through where there is no index. */
export function namesInProcess(): CatalogueNames {
  return catalogueNames(loadCatalogue());
}
