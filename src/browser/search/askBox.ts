import type { HitKind } from '@/domain/SearchHit';
import { boxRequest } from './boxRequest';
import { searchOfTab } from './searchOfTab';

/**
 * Asks the configured host for the search box's hits.
 * @param kind of hits; without it, of every kind
 */
export async function askBox(text: string, signal: AbortSignal, kind?: HitKind) {
  const { search, indexName } = searchOfTab();
  const [result] = await search([boxRequest(indexName, text, kind)], signal);
  return { hits: result?.hits ?? [], total: result?.nbHits ?? 0 };
}
