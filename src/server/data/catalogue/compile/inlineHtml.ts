// Sanitizes prose from the data packages so that it is safe to inline: phrasing markup and http(s)
// links only.
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
    // Turns any other link into a disallowed tag, which the sanitizer drops while keeping its text.
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
