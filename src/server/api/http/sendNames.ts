import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeNames } from '@/domain/catalogueNames';
import { catalogueNames } from '@/server/data/catalogue/catalogueNames';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';

const namesText = memoizeByCatalogue('namesText', (catalogue) => ({
  text: writeNames(catalogueNames(catalogue)),
}));

/**
 * All feature and key names, for searching offline. Built once, and sent only if the reader has
 * another version.
 */
export function sendNames(request: IncomingMessage, response: ServerResponse): void {
  const catalogue = loadCatalogue();
  const version = `"${catalogue.version}"`;
  response.setHeader('ETag', version);
  response.setHeader('Cache-Control', 'public, no-cache');
  if (request.headers['if-none-match'] === version) {
    response.writeHead(304).end();
    return;
  }
  response
    .writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' })
    .end(namesText(catalogue).text);
}
