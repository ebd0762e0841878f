import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';

const catalogue = loadCatalogue();

const presets = audiencePresets(catalogue);

describe('audiencePresets', () => {
  it('offers the world, seven continents, every region and the targets of Baseline', () => {
    const count = (kind: string) => presets.filter((preset) => preset.kind === kind).length;

    expect(presets[0]).toEqual({ key: 'world', name: 'World', kind: 'WORLD' });
    expect([count('CONTINENT'), count('REGION')]).toEqual([7, 232]);
    expect(
      presets
        .filter(({ kind }) => kind === 'BASELINE')
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual([
      'Baseline widely available',
      'Baseline newly available',
      `Baseline ${new Date().getUTCFullYear() - 1}`,
    ]);
    expect(presets.at(-1)).toEqual({
      key: 'baseline:2018',
      name: 'Baseline 2018',
      kind: 'BASELINE',
    });
  });

  it('lists regions by name', () => {
    const names = presets.filter(({ kind }) => kind === 'REGION').map(({ name }) => name);

    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(names).toContain('Türkiye');
  });

  it('offers only valid keys, with matching name and kind', () => {
    for (const { key, name, kind } of presets)
      expect(audienceByKey(catalogue, key)).toMatchObject({ key, name, kind });
  });

  it('offers no audience whose shares exceed 1', () => {
    for (const { key } of presets) {
      const { weights, trackedShare, unmapped } = audienceByKey(catalogue, key);
      const tracked = weights.reduce((sum, weight) => sum + weight, 0);

      expect(tracked).toBeCloseTo(trackedShare, 12);
      expect(weights.every((weight) => weight >= 0)).toBe(true);
      expect(tracked + unmapped.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(
        1 + 1e-9,
      );
    }
  });
});
