import { renderAnswer } from '@/server/answers/renderAnswer';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { readXml } from '../../support/readXml';

const ORIGIN = 'https://plimsoll.example';
const ask = (path: string) => renderAnswer(loadCatalogue(), path, ORIGIN, '2026-11-22');

describe('the files that crawlers and browsers ask a site for', () => {
  it('name the sitemap, and keep crawlers from copies of a page for one audience', () => {
    const { status, type, body } = ask('/robots.txt');

    expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(body).toContain('Disallow: /*?*audience=');
  });

  it('list every feature and every key with data, absolutely, within the limit of a sitemap', () => {
    const { body } = ask('/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

    expect(() => readXml(body)).not.toThrow();
    expect(addresses).toContain(`${ORIGIN}/features/has`);
    expect(addresses).toContain(`${ORIGIN}/compat/css/selectors/has`);
    expect(addresses.every((address) => address.startsWith(`${ORIGIN}/`))).toBe(true);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeLessThan(50_000);
  });

  it('let a browser search here from its address bar', () => {
    const { body } = ask('/opensearch.xml');

    expect(() => readXml(body)).not.toThrow();
    expect(body).toContain(`template="${ORIGIN}/search?q={searchTerms}"`);
  });

  it('let it be installed', () => {
    expect(JSON.parse(ask('/manifest.webmanifest').body)).toMatchObject({
      name: 'Plimsoll',
      start_url: '/',
      icons: [{ src: '/icon.svg', sizes: 'any' }],
    });
  });
});
