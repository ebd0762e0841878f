import {
  createCopy,
  getAssets,
  getReadAt,
  isWholePage,
  titleOfCopy,
} from '@/browser/offline/KeptCopy';
import { PARTIAL_HEADER } from '@/domain/protocol';

const HTML =
  '<!DOCTYPE html><html><head><title data-next-head="">Ruby &amp; “rt” · Plimsoll</title><script src="/_next/static/chunks/a-1.js"></script></head>' +
  '<body><svg><title>Chrome</title></svg><script src="/_next/static/chunks/a-1.js"></script><link href="/_next/static/css/b.css"/></body></html>';
const page = (init: ResponseInit = {}) =>
  new Response(HTML, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-security-policy': 'x',
    },
    ...init,
  });

describe('KeptCopy', () => {
  it('stores when a page was read and its title, in the headers and in the HTML', async () => {
    const copy = createCopy(page(), HTML, 1_700_000_000_000);

    expect(getReadAt(copy)).toBe(1_700_000_000_000);
    expect(titleOfCopy(copy)).toBe('Ruby & “rt”');
    expect(await copy.text()).toContain('<meta name="read-at" content="1700000000000"/></head>');
  });

  it('keeps the page’s security policy, but not its content encoding', () => {
    const { headers } = createCopy(page(), HTML, 0);

    expect(headers.get('content-security-policy')).toBe('x');
    expect(headers.has('content-encoding')).toBe(false);
  });

  it('lists every script and style of a page once', () => {
    expect(getAssets(HTML)).toEqual(['/_next/static/chunks/a-1.js', '/_next/static/css/b.css']);
    expect(getAssets('')).toEqual([]);
  });

  it('accepts only complete pages', () => {
    expect(isWholePage(page())).toBe(true);
    expect(isWholePage(page({ status: 404 }))).toBe(false);
    expect(isWholePage(page({ headers: { 'content-type': 'application/json' } }))).toBe(false);
  });

  it('rejects a page with a failed section', () => {
    const partial = page();
    partial.headers.set(PARTIAL_HEADER, '1');

    expect(isWholePage(partial)).toBe(false);
  });
});
