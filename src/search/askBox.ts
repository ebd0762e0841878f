import { boxRequest } from './boxRequest';
import { searchOfTab } from './searchOfTab';

/** Asks the configured host for the search box's hits. */
export async function askBox(text: string, signal: AbortSignal) {
  const { search, indexName } = searchOfTab();
  const [result] = await search([boxRequest(indexName, text)], signal);
  return { hits: result?.hits ?? [], total: result?.nbHits ?? 0 };
}
