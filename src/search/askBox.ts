import { boxRequest } from './boxRequest';
import { searchOfTab } from './searchOfTab';

/** What the box wants to know of a text, from whichever host answers. */
export async function askBox(text: string, signal: AbortSignal) {
  const { search, indexName } = searchOfTab();
  const [result] = await search([boxRequest(indexName, text)], signal);
  return { hits: result?.hits ?? [], total: result?.nbHits ?? 0 };
}
