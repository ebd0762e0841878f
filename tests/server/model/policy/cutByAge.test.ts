import type { Audience } from '@/domain/Audience';
import type { Release } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';
import { getKeptShare, getReleaseDays } from '@/server/model/policy/Cut';
import { cutByAge } from '@/server/model/policy/cutByAge';

const catalogue = loadCatalogue();
const days = getReleaseDays(catalogue);

const split = (audience: Audience, linePercent: number) => {
  const cut = cutByAge(catalogue, audience, linePercent);
  const used = catalogue.releases.filter(({ unit }) => audience.weights[unit]! > 0);
  const isKept = ({ browser, index }: Release) => index >= cut[browser.index]!;
  return {
    cut,
    kept: used.filter(isKept),
    givenUp: used.filter((release) => !isKept(release)),
  };
};

const KEYS = [
  ...audiencePresets(catalogue).map(({ key }) => key),
  'browserslist:defaults',
  'browserslist:ie 11, chrome 109',
];

describe('cutByAge', () => {
  it.each([50, 80, 95, 99.5, 100])(
    'keeps at least %d %% of everybody whose release is known, in every audience',
    (linePercent) => {
      for (const key of KEYS) {
        const audience = audienceByKey(catalogue, key);
        const { cut } = split(audience, linePercent);

        expect(getKeptShare(catalogue, cut, audience)).toBeGreaterThanOrEqual(
          (audience.trackedShare * linePercent) / 100 - 1e-8,
        );
      }
    },
  );

  it('keeps no release that is older than a dropped one', () => {
    for (const key of KEYS) {
      const { kept, givenUp } = split(audienceByKey(catalogue, key), 95);
      const newest =
        givenUp
          .map(({ unit }) => days[unit]!)
          .sort()
          .at(-1) ?? '';

      expect(kept.filter(({ unit }) => days[unit]! < newest)).toEqual([]);
    }
  });

  it('drops as much as the line allows: the next oldest release would be too much', () => {
    for (const key of KEYS) {
      const audience = audienceByKey(catalogue, key);
      const { cut, kept } = split(audience, 95);
      if (audience.trackedShare === 0) continue;
      const oldest = kept.toSorted(
        (a, b) => days[a.unit]!.localeCompare(days[b.unit]!) || a.unit - b.unit,
      )[0]!;

      expect(getKeptShare(catalogue, cut, audience) - audience.weights[oldest.unit]!).toBeLessThan(
        audience.trackedShare * 0.95,
      );
    }
  });

  it('gives nobody up at a line of 100 %', () => {
    expect(split(audienceByKey(catalogue, 'world'), 100).givenUp).toEqual([]);
  });

  it('takes a release without a date for as old as the one before it', () => {
    const safari = catalogue.browserBySlug('safari')!;
    const preview = safari.releases.at(-1)!;

    expect(preview.releasedOn).toBeUndefined();
    expect(days[preview.unit]).toBe(days[safari.releases.at(-2)!.unit]);
  });
});
