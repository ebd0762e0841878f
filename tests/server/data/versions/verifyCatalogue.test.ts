import * as webFeatures from 'web-features';
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import type { WebFeatures } from '@/server/data/catalogue/compile/WebFeatures';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { PublishedStatus } from '@/server/data/versions/publishedStatuses';
import { verifyCatalogue } from '@/server/data/versions/verifyCatalogue';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const catalogue = loadCatalogue();
const pair = earlierCatalogue('paired');
const against = (published: WebFeatures = webFeatures, before = catalogue) => ({
  webFeatures: published,
  pair,
  before,
});

/** web-features as if it had been made with other compat data. */
function withStatuses(change: (status: PublishedStatus) => PublishedStatus): WebFeatures {
  const has = webFeatures.features.has as unknown as { readonly status: PublishedStatus };
  return {
    ...webFeatures,
    features: { ...webFeatures.features, has: { ...has, status: change(has.status) } },
  } as unknown as WebFeatures;
}

describe('verifyCatalogue', () => {
  it('finds nothing wrong with a pair that belongs together', () => {
    expect(verifyCatalogue(catalogue, against())).toEqual([]);
  });

  it('tells a single key whose support is another than published', () => {
    const changed = withStatuses((status) => {
      const keys = { ...status.by_compat_key };
      const path = 'css.selectors.has';
      keys[path] = { ...keys[path]!, support: { ...keys[path]!.support, safari: '15.5' } };
      return { ...status, by_compat_key: keys };
    });

    expect(verifyCatalogue(catalogue, against(changed))).toEqual([
      '1 of 15487 keys differ from the published Baseline: css.selectors.has.',
    ]);
  });

  it('tells a single feature that is dated otherwise than published', () => {
    const changed = withStatuses((status) => ({ ...status, baseline_low_date: '2023-12-20' }));

    expect(verifyCatalogue(catalogue, against(changed))).toEqual([
      '1 of 1204 features differ from the published Baseline: has.',
    ]);
  });

  it('refuses data that publishes nothing to compare with', () => {
    const changed = { ...webFeatures, features: {} };

    expect(verifyCatalogue(catalogue, against(changed))).toEqual([
      'web-features publishes the status of no key.',
    ]);
  });

  it('refuses usage that has mostly been lost in reading', () => {
    const { usage } = catalogue;
    const lost: Catalogue = {
      ...catalogue,
      usage: {
        ...usage,
        regions: usage.regions,
        usageOf: (region) => {
          const known = usage.usageOf(region);
          return known && { ...known, shares: new Float64Array(known.shares.length) };
        },
      },
    };

    expect(verifyCatalogue(lost, against())).toEqual([
      'There are 44 per cent of the world’s page views known to the release, where 98 were before.',
      expect.stringMatching(/^There are \d+ per cent of an average region’s page views/),
    ]);
  });

  it('refuses a catalogue that lost or gained a lot', () => {
    const before = (count: number) => ({
      ...catalogue,
      features: Array.from({ length: count }, (_, index) => catalogue.features[index % 1000]!),
    });

    expect(verifyCatalogue(catalogue, against(webFeatures, before(1600)))).toEqual([
      'There are 1204 features, where 1600 were before.',
    ]);
    expect(verifyCatalogue(catalogue, against(webFeatures, before(900)))).toEqual([
      'There are 1204 features, where 900 were before.',
    ]);
    expect(verifyCatalogue(catalogue, against(webFeatures, before(1204)))).toEqual([]);
  });

  it('refuses newer compat data in which a status changes without a cause', () => {
    // Methods of a key need the key itself.
    const withoutDay = (key: CompatKey): CompatKey =>
      new Proxy(key, {
        get: (_, name: keyof CompatKey) => {
          const value: unknown = name === 'newlyAvailable' ? undefined : key[name];
          return typeof value === 'function' ? (value.bind(key) as unknown) : value;
        },
      });
    const has = catalogue.keyByPath('css.selectors.has')!;
    const changed: Catalogue = {
      ...catalogue,
      keyByPath: (path) => (path === has.path ? withoutDay(has) : catalogue.keyByPath(path)),
    };

    expect(verifyCatalogue(changed, against())).toEqual([
      '1 keys change their status without a cause: css.selectors.has.',
    ]);
  });

  it('refuses newer compat data that lost many keys of features', () => {
    const lost: Catalogue = {
      ...catalogue,
      keyByPath: (path) => (path.startsWith('css.') ? undefined : catalogue.keyByPath(path)),
    };

    expect(verifyCatalogue(lost, against())).toEqual([
      expect.stringMatching(/^3\d{3} of 15487 keys are missing: css\./),
    ]);
  });

  it('refuses compat data that are older than the statuses', () => {
    const older = { ...catalogue, asOf: '2026-09-01' };

    expect(verifyCatalogue(older, against())).toEqual([
      'The compat data from 2026-09-01 are older than those of the statuses, of 2026-09-24.',
    ]);
  });

  it('refuses a catalogue whose Baseline months contradict the mapping', () => {
    const { features } = pair;
    const later = { ...pair, features: features.slice(0, 200) };

    expect(verifyCatalogue(later, { webFeatures, pair: later, before: later })).toContainEqual(
      expect.stringMatching(/^\d+ of 63\d months differ from the mapped Baseline: 20/),
    );
  });
});
