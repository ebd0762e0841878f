// Turns a page from the server into its saved copy and back: the same HTML plus the time it was
// read. The title goes into a header so that a list can show it without parsing the page.
import { PARTIAL_HEADER } from '@/domain/protocol';

const READ_AT_META = 'read-at';
const READ_AT_HEADER = 'x-read-at';
const TITLE_HEADER = 'x-title';

/** A page is saved only if it is complete and belongs to the requested URL. */
export function isWholePage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    !response.headers.has(PARTIAL_HEADER) &&
    (response.headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** @param readAt Unix milliseconds */
export function createCopy({ headers }: Response, html: string, readAt: number): Response {
  const kept = new Headers(headers);
  // The text is no longer compressed, and its length may have changed.
  kept.delete('content-encoding');
  kept.delete('content-length');
  kept.set(READ_AT_HEADER, String(readAt));
  kept.set(TITLE_HEADER, encodeURIComponent(getTitle(html)));
  return new Response(
    html.replace('</head>', `<meta name="${READ_AT_META}" content="${readAt}"/></head>`),
    { headers: kept },
  );
}

/** When the copy was read, in Unix milliseconds; 0 if unknown. */
export function getReadAt({ headers }: Response): number {
  return Number(headers.get(READ_AT_HEADER)) || 0;
}

export function titleOfCopy({ headers }: Response): string {
  return decodeURIComponent(headers.get(TITLE_HEADER) ?? '');
}

/**
 * When the current document was read if it is a saved copy; undefined if it came from the server.
 */
export function readAtOfDocument(document: Document): number | undefined {
  return (
    Number(document.querySelector(`meta[name="${READ_AT_META}"]`)?.getAttribute('content')) ||
    undefined
  );
}

function getTitle(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return unescapeHtml(title.replace(/ · Plimsoll$/, ''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The scripts, styles and fonts a page references: unique paths. */
export function getAssets(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[^"'\s<>\\]+/g))];
}
