import { Refusal } from '@/domain/Refusal';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { weightsOf } from './weightsOf';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const worldAsCounted = audienceByKey(catalogue, 'world;android=latest');

describe('browserslistAudience', () => {
  it('contains users of the listed releases, and states their share of the world', () => {
    const audience = audienceByKey(catalogue, 'browserslist:ios_saf 26.6, and_chr 157');

    expect(audience).toMatchObject({
      name: 'Browserslist: ios_saf 26.6, and_chr 157',
      kind: 'BROWSERSLIST',
      isAndroidEstimated: false,
    });
    expect(audience.worldShare).toBeCloseTo(0.0612203 + 0.440246, 6);
    expect([...weightsOf('chrome_android', audience)]).toEqual([
      ['157', expect.closeTo(0.440246 / (0.0612203 + 0.440246), 9)],
    ]);
    expect(audience.trackedShare).toBeCloseTo(1, 12);
  });

  it('contains every tracked user if the query selects everything', () => {
    const everything = audienceByKey(catalogue, 'browserslist:>= 0%');

    expect(everything.worldShare).toBeCloseTo(world.trackedShare, 9);
    for (const { unit, browser } of catalogue.releases) {
      if (browser.slug === 'chrome_android') continue;
      expect(everything.weights[unit]! * everything.worldShare!).toBeCloseTo(
        worldAsCounted.weights[unit]!,
        9,
      );
    }
  });

  it.each(['op_mini all', 'ie 5.5', 'maintained node versions'])(
    'refuses %s, which selects nothing in use',
    (query) => {
      expect(() => audienceByKey(catalogue, `browserslist:${query}`)).toThrow(Refusal);
      expect(() => audienceByKey(catalogue, `browserslist:${query}`)).toThrow(
        /names only releases that nobody uses/,
      );
    },
  );

  it.each([
    ['samsung 20, chrome 130', 'samsung 20'],
    ['chrome 130, firefox 40-42', 'firefox 40-42'],
    ['chrome 130 or op_mini all', 'op_mini all'],
  ])('refuses %s, where a named release would weigh nothing', (query, named) => {
    expect(() => audienceByKey(catalogue, `browserslist:${query}`)).toThrow(
      `“${named}” cannot be used here: the usage data counts nobody on it`,
    );
  });

  it('leaves unused releases out of what names none, and takes an exception for one', () => {
    for (const query of ['chrome 130, not firefox 40', 'chrome >= 100', 'last 3 versions'])
      expect(audienceByKey(catalogue, `browserslist:${query}`).kind).toBe('BROWSERSLIST');
  });

  it('refuses a query that selects nothing', () => {
    expect(() => audienceByKey(catalogue, 'browserslist:ie 11 and not ie 11')).toThrow(
      'The browserslist query “ie 11 and not ie 11” names no browser.',
    );
  });
});
