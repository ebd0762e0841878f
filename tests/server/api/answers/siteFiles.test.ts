import { readFileSync } from 'node:fs';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { readXml } from '../../../support/readXml';

const ORIGIN = 'https://plimsoll.example';
const ask = (path: string) => renderAnswer(loadCatalogue(), path, ORIGIN, '2026-11-22');

describe('the files that browsers ask a site for', () => {
  it('let a browser search here from its address bar', () => {
    const { body } = ask('/opensearch.xml');

    expect(() => readXml(body)).not.toThrow();
    expect(body).toContain(`template="${ORIGIN}/search?q={searchTerms}"`);
  });

  it('let it be installed', () => {
    const { icons, ...others } = JSON.parse(ask('/manifest.webmanifest').body) as {
      icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    };

    expect(others).toMatchObject({ name: 'Plimsoll', start_url: '/' });
    expect(icons[0]).toMatchObject({ src: '/icon.svg', sizes: 'any' });
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
    for (const { src, sizes } of icons.slice(1)) {
      const png = readFileSync(`public${src}`);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
