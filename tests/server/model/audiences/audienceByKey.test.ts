import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';

const catalogue = loadCatalogue();

const world = audienceByKey(catalogue, 'world');

describe('audienceByKey', () => {
  it('returns the same audience for every spelling of a key', () => {
    expect(audienceByKey(catalogue, ' WORLD')).toBe(world);
    expect(audienceByKey(catalogue, 'region:de')).toBe(audienceByKey(catalogue, 'region:DE'));
    expect(audienceByKey(catalogue, 'browserslist: last  2 versions')).toBe(
      audienceByKey(catalogue, 'browserslist:last 2 versions'),
    );
  });

  it('caches only the most recently used audiences', () => {
    const germany = audienceByKey(catalogue, 'region:DE');
    for (let year = 0; year < 70; year++) {
      audienceByKey(catalogue, `browserslist:last ${year + 1} versions`);
      audienceByKey(catalogue, 'region:DE');
    }

    expect(audienceByKey(catalogue, 'region:DE')).toBe(germany);
    expect(audienceByKey(catalogue, 'world')).not.toBe(world);
    expect(audienceByKey(catalogue, 'world')).toEqual(world);
  });
});
