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
    [
      'Platforms: desktop=10, Android=30, iPhone=50, iPad=10',
      'platforms:ios=60,android=30,desktop=10',
    ],
    ['platforms:ios=60.00,android=40.0;from=world', 'platforms:ios=60,android=40'],
    [
      'platforms:ios=60,android=40 ; from = region:de',
      'platforms:ios=60,android=40;from=region:DE',
    ],
    ['60 % iOS, 40 % Android', 'platforms:ios=60,android=40'],
    ['browserslist:60% iOS, 40% Android', 'platforms:ios=60,android=40'],
    ['browserslist:ios 15, android 85', 'browserslist:ios 15, android 85'],
    ['platforms:ios=100,android=0', 'platforms:ios=100'],
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
    ['platforms:ios=60', 'The platforms add up to 60 %, not to 100 %.'],
    ['platforms:ios=100,android=100', 'The platforms add up to 200 %, not to 100 %.'],
    ['platforms:ios=60,amiga=40', '“amiga” isn’t a platform we know.'],
    ['platforms:ios', 'Expected, for example, platforms:ios=60,android=30,desktop=10'],
    ['platforms:', 'Expected, for example, platforms:ios=60,android=30,desktop=10'],
    ['platforms:ios=-60,android=160', 'Expected, for example, platforms:'],
    [`platforms:${'ios=1,'.repeat(99)}ios=1`, 'Expected, for example, platforms:'],
    ['platforms:ios=100;from=baseline:widely', '`;from=` takes world, continent:eu or region:DE'],
    ['platforms:ios=100;from=region:XX', '“region:XX” is not an audience.'],
    ['platforms:ios=100;android=latest', 'Expected, for example, platforms:'],
    ['60 % iOS', 'Name the other 40 %'],
    ['browserslist:60% iOS', 'Name the other 40 %'],
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
