import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadCatalogue, withCatalogue } from '@/server/catalogue/loadCatalogue';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers each request from the data it began with, however many operations its page asks and
 * whatever is activated meanwhile.
 */
export function inOneVersion(handle: Handler): Handler {
  return (request, response) => withCatalogue(loadCatalogue(), () => handle(request, response));
}
