import { parseChoice, toKey } from '@/client/screens/AudiencePicker/AudienceChoice';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';

const catalogue = loadCatalogue();

const presets = audiencePresets(catalogue);

describe('AudienceChoice', () => {
  it('round-trips a key', () => {
    for (const key of [
      'world',
      'world;android=latest',
      'region:DE;android=latest',
      'baseline:widely',
      'browserslist:last 2 versions',
      'platforms:ios=60,android=40;from=region:DE',
    ]) {
      expect(toKey(parseChoice(key, presets))).toBe(key);
    }
  });

  it('recognizes a preset however its key is written', () => {
    expect(parseChoice('region:de', presets).option.name).toBe('Germany');
  });

  it('leaves Chrome on Android as it is in browserslist queries, which name releases', () => {
    const { option } = parseChoice('browserslist:defaults', presets);

    expect(toKey({ option, isAndroidLatest: true })).toBe('browserslist:defaults');
  });
});
