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
    expect(JSON.parse(ask('/manifest.webmanifest').body)).toMatchObject({
      name: 'Plimsoll',
      start_url: '/',
      icons: [{ src: '/icon.svg', sizes: 'any' }],
    });
  });
});
