// Prose of the data packages → HTML that may be put into a page as it stands: phrase markup and
// links to http(s), nothing else.
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'b',
    'br',
    'code',
    'em',
    'i',
    'kbd',
    'p',
    'pre',
    'strong',
    'sub',
    'sup',
    'var',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  transformTags: {
    // A tag that is not allowed is dropped and its text kept, which is what becomes of a link to
    // elsewhere than the web.
    a: (_tagName, { href }): sanitizeHtml.Tag =>
      href !== undefined && /^https?:\/\//.test(href)
        ? { tagName: 'a', attribs: { href, rel: 'noreferrer' } }
        : { tagName: 'span', attribs: {} },
  },
};

const cleaned = new Map<string, string>();

export function inlineHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;

  const clean = /[<&>]/.test(html) ? sanitizeHtml(html, OPTIONS) : html;
  cleaned.set(html, clean);
  return clean;
}
