import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { Shifts } from '@/server/model/changes/Shifts';
import { type Side, weightsIn, weightsOn } from '@/server/model/changes/Side';
import { findBefore } from '@/server/model/changes/supportChanges';
import { getFeatureCoverage, supportedShares } from '@/server/model/coverage/coverage';
import { usageHistory } from '@/server/model/forecast/usageHistory';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const now = loadCatalogue();
const older = earlierCatalogue('older');
const oldest = earlierCatalogue('oldest');
const AUDIENCES = ['world', 'region:DE', 'browserslist:last 2 years'];

const sideOf = (catalogue: Catalogue, key: string): Side => ({
  catalogue,
  weights: audienceByKey(catalogue, key).weights,
  asOf: catalogue.asOf,
});

describe.each([
  ['3.39.0 and 3.40.0', older, now],
  ['3.38.0 and 3.39.0', oldest, older],
  ['3.38.0 and 3.40.0', oldest, now],
] as const)('between web-features %s', (_, earlier, later) => {
  it.each(AUDIENCES)('parts add up to the difference of every feature, for %s', (key) => {
    const [from, to] = [sideOf(earlier, key), sideOf(later, key)];
    const shifts = new Shifts(from, to);
    const shares = {
      before: supportedShares(earlier, audienceByKey(earlier, key)).features,
      after: supportedShares(later, audienceByKey(later, key)).features,
    };
    let moved = 0;
    for (const feature of later.features) {
      const { feature: before } = findBefore(earlier, later, feature);
      const shift = shifts.getShift(before, feature);
      const parts = shift.parts.reduce((sum, { share }) => sum + share, 0);

      expect(shift.beforeShare).toBeCloseTo(before ? shares.before[before.index]! : 0, 10);
      expect(shift.afterShare).toBeCloseTo(shares.after[feature.index]!, 10);
      expect(parts).toBeCloseTo(shift.afterShare - shift.beforeShare, 10);
      for (const { share, browsers } of shift.parts)
        expect(browsers.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(share, 10);
      if (Math.abs(parts) > 0.0005) moved += 1;
    }
    expect(moved).toBeGreaterThan(0);
  });

  it.each(['world', 'continent:eu', 'region:DE', 'region:IN', 'region:RU', 'region:US'])(
    'nobody moved, because the usage table is the same, for %s',
    (key) => {
      const shifts = new Shifts(sideOf(earlier, key), sideOf(later, key));
      const moved = later.features.flatMap((feature) => {
        const { parts } = shifts.getShift(findBefore(earlier, later, feature).feature, feature);
        const part = parts.find(({ cause }) => cause === 'AUDIENCE_MOVED');
        return part && Math.abs(part.share) > 1e-9 ? [`${feature.slug} ${part.share}`] : [];
      });

      expect(moved).toEqual([]);
    },
  );
});

describe('parts of a shift', () => {
  const onDay = (weights: Float64Array, asOf: string): Side => ({ catalogue: now, weights, asOf });

  it('add up between any two usage tables, and call nothing corrected or redefined', () => {
    const tables = usageHistory(now);
    for (const [position, table] of tables.entries()) {
      const next = tables[position + 1];
      if (!next || position % 6 > 0) continue;
      const shifts = new Shifts(onDay(table.weights, table.asOf), onDay(next.weights, next.asOf));
      for (const feature of now.features) {
        const { beforeShare, afterShare, parts } = shifts.getShift(feature, feature);
        expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
          afterShare - beforeShare,
          10,
        );
        expect(
          parts.filter(({ cause }) => cause !== 'SHIPPED' && cause !== 'AUDIENCE_MOVED'),
        ).toEqual([]);
      }
    }
  });

  it('name the release that shipped a feature', () => {
    const world = audienceByKey(now, 'world');
    const feature = now.featureBySlug('closedby') ?? now.features[0]!;
    const chrome = feature.support.find(({ browser }) => browser.slug === 'chrome')!;
    const before = new Date(Date.parse(chrome.release!.releasedOn!) - 86_400_000)
      .toISOString()
      .slice(0, 10);
    const { parts } = new Shifts(
      onDay(weightsOn(now, world.weights, before), before),
      onDay(world.weights, now.asOf),
    ).getShift(feature, feature);

    expect(parts.map(({ cause }) => cause)).toEqual(['SHIPPED']);
    expect(parts[0]!.browsers.find(({ browser }) => browser.slug === 'chrome')!.release).toBe(
      chrome.release,
    );
  });

  it('are zero between a side and itself', () => {
    for (const key of AUDIENCES) {
      const shifts = new Shifts(sideOf(now, key), sideOf(now, key));
      for (const feature of now.features)
        expect(shifts.getShift(feature, feature).parts).toEqual([]);
    }
  });

  it('count what nobody but newer data knows of as a definition', () => {
    const added = now.features.filter(({ slug }) => !older.featureBySlug(slug));
    const world = audienceByKey(now, 'world');
    const shifts = new Shifts(sideOf(older, 'world'), sideOf(now, 'world'));

    expect(added.length).toBeGreaterThan(3);
    for (const feature of added) {
      const { parts, beforeShare } = shifts.getShift(undefined, feature);
      const { supportedShare } = getFeatureCoverage(now, feature, world);
      expect(beforeShare).toBe(0);
      expect(parts.map(({ cause }) => cause)).toEqual(
        supportedShare > 0 ? ['DEFINITION_CHANGED'] : [],
      );
    }
  });

  it('take an own audience along, release by release', () => {
    const made = audienceByKey(now, 'region:DE');
    const own: Audience = { ...made, key: 'custom:0123456789abcdefghijkl', kind: 'CUSTOM' };
    const weights = weightsIn(older, own, now);
    const sum = (all: Float64Array) => all.reduce((total, weight) => total + weight, 0);

    expect(weightsIn(now, own, now)).toBe(own.weights);
    expect(sum(weights)).toBeCloseTo(sum(own.weights), 6);
    expect(weights).toHaveLength(older.releases.length);
  });
});
