import { loadCatalogue, withCatalogue } from '@/server/catalogue/loadCatalogue';
import type { Handler } from './Handler';

/**
 * Answers each request from the data it began with, however many operations its page asks and
 * whatever is activated meanwhile.
 */
export function inOneVersion(handle: Handler): Handler {
  return (request, response) => withCatalogue(loadCatalogue(), () => handle(request, response));
}
