// A page from the server ↔ the copy that is kept of it: the same HTML with the moment it was read,
// and its title where a list can see it without reading the page.
const READ_AT_META = 'read-at';
const READ_AT_HEADER = 'x-read-at';
const TITLE_HEADER = 'x-title';
/** The server sends it with a page of which a part failed. */
export const PARTIAL_HEADER = 'x-partial';

/** A page is worth keeping only where it is whole and was meant for this very address. */
export function isWholePage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    !response.headers.has(PARTIAL_HEADER) &&
    (response.headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** @param readAt milliseconds since 1970 */
export function copyOf({ headers }: Response, html: string, readAt: number): Response {
  const kept = new Headers(headers);
  // The text is no longer packed, and may be longer than it was.
  kept.delete('content-encoding');
  kept.delete('content-length');
  kept.set(READ_AT_HEADER, String(readAt));
  kept.set(TITLE_HEADER, encodeURIComponent(titleOf(html)));
  return new Response(
    html.replace('</head>', `<meta name="${READ_AT_META}" content="${readAt}"/></head>`),
    { headers: kept },
  );
}

/**
 * When the page that a copy is of was read, in milliseconds since 1970; 0 where it does not say.
 */
export function readAtOf({ headers }: Response): number {
  return Number(headers.get(READ_AT_HEADER)) || 0;
}

export function titleOfCopy({ headers }: Response): string {
  return decodeURIComponent(headers.get(TITLE_HEADER) ?? '');
}

/**
 * When the document shown was read, where it is a copy; undefined where it has just come from the
 * server.
 */
export function readAtOfDocument(document: Document): number | undefined {
  return (
    Number(document.querySelector(`meta[name="${READ_AT_META}"]`)?.getAttribute('content')) ||
    undefined
  );
}

/** A page's title without the product's name. */
function titleOf(html: string): string {
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

/** The scripts, styles and fonts a page names, as paths, each once. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[^"'\s<>\\]+/g))];
}
