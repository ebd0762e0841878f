import type { IncomingMessage, ServerResponse } from 'node:http';
import { AS_OF_HEADER, AS_OF_PARAMETER } from '@/domain/asOf';
import { isAnswerPath } from '@/server/api/answers/renderAnswer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue, withCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findAsOf, versionsToAsk } from '@/server/data/versions/findAsOf';
import type { Handler } from './Handler';

/** Addresses that can answer from an earlier data version: pages of features, and the API. */
const ANSWERS_AS_OF = /^\/(?:features\/[^/]+|(?:api\/)?graphql)$/;

/**
 * Answers each request from the data it began with, however many operations its page asks and
 * whatever is activated meanwhile; or from the earlier version that its address names.
 */
export function inOneVersion(handle: Handler): Handler {
  return (request, response) => {
    delete request.headers[AS_OF_HEADER];
    const served = loadCatalogue();
    const asked = askedVersion(request);
    if (asked === undefined) return withCatalogue(served, () => handle(request, response));
    response.setHeader('X-Robots-Tag', 'noindex');
    request.headers[AS_OF_HEADER] = '1';
    const catalogue = findAsOf(asked, served);
    if (catalogue) return withCatalogue(catalogue, () => handle(request, response));
    return withCatalogue(served, () => refuse(request, response, { asked, served, handle }));
  };
}

function askedVersion({ url = '/' }: IncomingMessage): string | undefined {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (query === undefined || !ANSWERS_AS_OF.test(path)) return undefined;
  return new URLSearchParams(query).get(AS_OF_PARAMETER) ?? undefined;
}

interface Refused {
  readonly asked: string;
  readonly served: Catalogue;
  readonly handle: Handler;
}

/** People get the page of the data versions, which says what is kept; programs one sentence. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { asked, served, handle }: Refused,
): Promise<void> {
  const path = (request.url ?? '/').split('?', 1)[0]!;
  const isPage = !isAnswerPath(path) && !path.endsWith('/graphql');
  if (isPage) {
    request.url = `/data?${new URLSearchParams({ missing: asked, wanted: path }).toString()}`;
    return handle(request, response);
  }
  const message = `Data version ${asked.slice(0, 64)} is not kept here. Kept: ${versionsToAsk(served).join(', ')}.`;
  const error = { message, extensions: { code: 'DATA_VERSION_NOT_KEPT' } };
  response.writeHead(404, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(JSON.stringify({ errors: [error] }));
  return Promise.resolve();
}
