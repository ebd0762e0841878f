/** @jest-environment jsdom */
import { matchingOptions } from '@/client/sections/matchingOptions';
import { PLACE_ALIASES } from '@/client/sections/placeAliases.data';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';

const catalogue = loadCatalogue();

const presets = audiencePresets(catalogue);

function matchesOf(text: string) {
  return matchingOptions(presets, text)
    .filter(({ heading }) => heading === 'Matches')
    .flatMap(({ options }) => options.map(({ key }) => key));
}

describe('matchingOptions', () => {
  it('offers every preset by kind while nothing is typed', () => {
    const groups = matchingOptions(presets, ' ');

    expect(groups.map(({ heading }) => heading)).toEqual([
      'World and continents',
      'Countries and regions',
      'Baseline targets',
    ]);
    expect(groups.flatMap(({ options }) => options)).toHaveLength(presets.length);
  });

  it.each([
    ['60 % iOS, 40 % Android', 'platforms:ios=60,android=40', '60 % iOS, 40 % Android'],
    ['iphone 60%, pc 40%', 'platforms:ios=60,desktop=40', '60 % iOS, 40 % desktop'],
    ['60% iOS', '60% iOS', 'The platforms add up to 60 %, not to 100 %.'],
  ])('offers %j as platforms, and as nothing else', (text, key, name) => {
    const [group, ...others] = matchingOptions(presets, text);

    expect(others).toEqual([]);
    expect(group!.options).toEqual([
      { key, name: expect.stringContaining(name) as string, kind: 'PLATFORMS' },
    ]);
  });

  it('leaves versions of iOS and Android to Browserslist', () => {
    expect(matchingOptions(presets, 'ios 15, android 90').at(-1)!.heading).toBe(
      'Browserslist query',
    );
  });

  it('ranks a country’s code above names with that prefix', () => {
    expect(matchesOf('de')[0]).toBe('region:DE');
    expect(matchesOf('de')).toContain('region:DK');
  });

  it('finds a place by the prefix of any word in its name', () => {
    expect(matchesOf('zeal')).toEqual(['region:NZ']);
    expect(matchesOf('eur')).toEqual(['continent:eu']);
  });

  it.each([
    ['de', 'Südafr', 'region:ZA'],
    ['fr', 'Corée du Sud', 'region:KR'],
  ])('finds a country by its name in the browser’s language: %s, %s', (language, text, key) => {
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);

    expect(matchesOf(text)).toEqual([key]);
    languages.mockRestore();
    expect(matchesOf(text)).toEqual([]);
  });

  it('finds countries even if the browser reports an invalid language', () => {
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix']);

    expect(matchesOf('South Africa')).toEqual(['region:ZA']);
    languages.mockRestore();
  });

  it.each([
    ['uk', 'region:GB'],
    ['USA', 'region:US'],
    ['america', 'region:US'],
    ['Deutschland', 'region:DE'],
    ['日本', 'region:JP'],
  ])('knows %s', (text, key) => {
    expect(matchesOf(text)[0]).toBe(key);
  });

  it('knows every place that has another name', () => {
    const keys = presets.map(({ key }) => key);

    expect(Object.keys(PLACE_ALIASES).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('offers a text that matches places as a query only if it may be one', () => {
    const headings = (text: string) => matchingOptions(presets, text).map(({ heading }) => heading);

    expect(headings('germ')).toEqual(['Matches']);
    expect(headings('> 1 % in de')).toEqual(['Browserslist query']);
    expect(headings('baseline')).toContain('Browserslist query');
  });

  it('treats unknown text as a browserslist query, with or without the prefix', () => {
    for (const typed of ['last 2 versions, not dead', 'browserslist: last 2 versions, not dead ']) {
      expect(matchingOptions(presets, typed)).toEqual([
        {
          heading: 'Browserslist query',
          options: [
            {
              key: 'browserslist:last 2 versions, not dead',
              name: 'last 2 versions, not dead',
              kind: 'BROWSERSLIST',
            },
          ],
        },
      ]);
    }
  });
});
