import { Refusal } from '@/domain/Refusal';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { parseAudienceKey } from '@/server/model/audiences/parseAudienceKey';

const catalogue = loadCatalogue();

describe('parseAudienceKey', () => {
  it.each([
    ['World', 'world'],
    ['  world ;ANDROID=latest', 'world;android=latest'],
    ['continent:EU', 'continent:eu'],
    ['region: de', 'region:DE'],
    ['REGION:us;android=latest', 'region:US;android=latest'],
    ['Baseline:Widely', 'baseline:widely'],
    ['baseline:2023;android=latest', 'baseline:2023;android=latest'],
    ['browserslist:  last  2\n versions,  not dead ', 'browserslist:last 2 versions, not dead'],
    ['Browserslist:Firefox ESR', 'browserslist:Firefox ESR'],
  ])('reads %j as %s', (written, key) => {
    expect(parseAudienceKey(catalogue, written).key).toBe(key);
    expect(parseAudienceKey(catalogue, key)).toEqual(parseAudienceKey(catalogue, written));
  });

  it.each([
    ['region:UK', 'Did you mean region:GB?'],
    ['germany', 'Did you mean region:DE?'],
    ['DE', 'Did you mean region:DE?'],
    ['region:eu', 'Did you mean continent:eu?'],
    ['continent:europe', 'Did you mean continent:eu?'],
    ['2023', 'Did you mean baseline:2023?'],
    ['united', 'Did you mean region:AE or region:GB or region:US?'],
    ['martians', 'Try world, continent:eu, region:DE'],
    ['continent:ww', 'Try world, continent:eu, region:DE'],
    ['region:alt-eu', 'Try world, continent:eu, region:DE'],
    ['region:__proto__', 'Try world, continent:eu, region:DE'],
    ['continent:constructor', 'Try world, continent:eu, region:DE'],
    ['', 'Try world, continent:eu, region:DE'],
    ['baseline:2014', 'Baseline years go from 2015 to'],
    ['baseline:99999', 'Baseline years go from 2015 to'],
    [
      'world;android=oldest',
      'The only suffix of an audience is ;android=latest; remove “;android=oldest”.',
    ],
    ['world;android=latest;android=latest', 'The only suffix of an audience is ;android=latest'],
    ['browserslist:defaults;android=latest', 'cannot have a suffix: remove “;android=latest”'],
  ])('refuses %j and says what was expected', (written, sentence) => {
    const refusal = refusalOf(() => parseAudienceKey(catalogue, written));

    expect(refusal.code).toBe('AUDIENCE_INVALID');
    expect(refusal.message).toContain(sentence);
  });

  it('quotes only the beginning of a very long key', () => {
    expect(
      refusalOf(() => parseAudienceKey(catalogue, 'x'.repeat(100_000))).message.length,
    ).toBeLessThan(400);
  });
});

function refusalOf(action: () => unknown): Refusal {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}
