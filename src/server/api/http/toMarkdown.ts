import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages that exist as Markdown too; the other forms of them end with a dot and a name. */
const PAGES = /^\/(?:features\/[^/?.,]+|compat\/[^?]+)$/;

/**
 * Rewrites the address of a page for a client that prefers Markdown to HTML, such as an agent.
 * Either answer varies by `Accept`.
 */
export function toMarkdown(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query] = (request.url ?? '').split(/\?(.*)/s);
  if (!PAGES.test(path) || path.endsWith('.md')) return;
  response.appendHeader('Vary', 'Accept');
  const accept = String(request.headers.accept ?? '');
  if (getQuality(accept, 'text/markdown') <= getQuality(accept, 'text/html')) return;
  request.url = `${path}.md${query === undefined ? '' : `?${query}`}`;
}

/** How much a client wants a media type by name; wildcards want HTML. */
function getQuality(accept: string, type: string): number {
  const range = accept
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .find(([name]) => name?.toLowerCase() === type);
  if (!range) return type === 'text/html' && /\*\/\*|text\/\*/.test(accept) ? 0.001 : 0;
  const weight = range.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
