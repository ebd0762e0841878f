import { readShares, sharesOfKey } from '@/client/sections/platformShares';

const read = (percents: Record<string, string>, from = 'world') => readShares({ percents, from });

describe('readShares', () => {
  it.each([
    [{}, undefined, '100 % left to enter.'],
    [{ ios: '60', android: '30' }, undefined, '10 % left to enter.'],
    [{ ios: '60', android: '60' }, undefined, '20 % too much.'],
    [{ ios: 'many' }, undefined, 'Enter a number from 0 to 100 for iOS.'],
    [{ ios: '-5', android: '105' }, undefined, 'Enter a number from 0 to 100 for iOS.'],
    [
      { desktop: '9,5', ios: ' 60 % ', android: '30.5', other: '' },
      'platforms:ios=60,android=30.5,desktop=9.5',
      'Adds up to 100 %.',
    ],
  ])('says of %j what it makes', (percents, key, sentence) => {
    expect(read(percents)).toEqual({ ...(key && { key }), sentence });
  });

  it('gives back to a form what its key says', () => {
    const key = 'platforms:ios=60,android=40;from=region:DE';

    expect(readShares(sharesOfKey(key)!).key).toBe(key);
    expect(sharesOfKey('region:DE')).toBeUndefined();
  });
});
