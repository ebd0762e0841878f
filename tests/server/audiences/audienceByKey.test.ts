import { audienceByKey } from '@/server/audiences/audienceByKey';

const world = audienceByKey('world');

describe('audienceByKey', () => {
  it('gives the same audience for every spelling of a key', () => {
    expect(audienceByKey(' WORLD')).toBe(world);
    expect(audienceByKey('region:de')).toBe(audienceByKey('region:DE'));
    expect(audienceByKey('browserslist: last  2 versions')).toBe(
      audienceByKey('browserslist:last 2 versions'),
    );
  });

  it('keeps no more audiences than it may, the last used ones', () => {
    const germany = audienceByKey('region:DE');
    for (let year = 0; year < 70; year++) {
      audienceByKey(`browserslist:last ${year + 1} versions`);
      audienceByKey('region:DE');
    }

    expect(audienceByKey('region:DE')).toBe(germany);
    expect(audienceByKey('world')).not.toBe(world);
    expect(audienceByKey('world')).toEqual(world);
  });
});
