import { getCompatibleVersions } from 'baseline-browser-mapping';
import type { CompatKey, Feature, FirstSupport } from '@/server/catalogue/Catalogue';
import { type Baseline, getBaseline, getKeyBaseline } from '@/server/catalogue/getBaseline';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { type PublishedStatus, publishedStatuses } from './publishedStatuses';

const catalogue = loadCatalogue();

/** The day web-features was built: what it published was true then. */
const PUBLISHED_ON = '2026-09-25';

describe('getBaseline', () => {
  it('dates all published features by their last core browser and thirty months', () => {
    const dated = [...publishedStatuses()].filter(([, { baseline }]) => baseline !== false);
    const wrong = dated.filter(([slug, published]) => {
      const feature = featureBySlug(slug);
      const latest = feature.support
        .map(({ release }) => release?.releasedOn ?? '')
        .reduce((a, b) => (a > b ? a : b));
      const own = getBaseline(feature, PUBLISHED_ON);
      return (
        `${own.isNewlyOnUpperBound ? '≤' : ''}${latest}` !== published.baseline_low_date ||
        highDateOf(own) !== published.baseline_high_date
      );
    });

    expect(wrong.map(([slug]) => slug)).toEqual([]);
    expect(dated).toHaveLength(771);
    expect(dated.filter(([, { baseline }]) => baseline === 'high')).toHaveLength(649);
  });

  it('accounts for time passed since the data was published', () => {
    const grown = catalogue.features.filter(
      (feature) =>
        feature.published.level === 'low' && getBaseline(feature, '2026-11-21').status === 'WIDELY',
    );

    expect(grown.map(({ slug }) => slug)).toEqual([
      'abortsignal-timeout',
      'align-content-block',
      'intl-segmenter',
      'light-dark',
      'round-mod-rem',
      'state',
      'text-wrap-balance',
      'transform-box',
      'vertical-form-controls',
      'zoom',
    ]);
  });

  it('makes a feature widely available on the exact day, not the day before', () => {
    const has = featureBySlug('has');

    expect(getBaseline(has, '2026-06-18')).toMatchObject({
      status: 'NEWLY',
      newlyOn: '2023-12-19',
      widelyOn: '2026-06-19',
    });
    expect(getBaseline(has, '2026-06-19').status).toBe('WIDELY');
  });

  it('explains why a feature is limited and which browsers lack it', () => {
    const reasonOf = (slug: string) => {
      const { limitedReason, missingBrowsers } = getBaseline(featureBySlug(slug), '2026-11-21');
      return [limitedReason, missingBrowsers.map((browser) => browser.slug)];
    };

    expect(reasonOf('temporal')).toEqual(['ONE_BROWSER_SHORT', ['safari', 'safari_ios']]);
    expect(reasonOf('web-bluetooth')).toEqual([
      'MIXED',
      ['firefox', 'firefox_android', 'safari', 'safari_ios'],
    ]);
    expect(reasonOf('xslt')[0]).toBe('DISCOURAGED');
    expect(
      catalogue.features
        .filter(({ slug }) => reasonOf(slug)[0] === 'NONE_YET')
        .every(({ support }) => support.length === 0),
    ).toBe(true);
  });

  it('finds the same minimum versions for every month as baseline-browser-mapping', () => {
    const wrong = monthsFrom(2019, 3).flatMap((day) => {
      const expected = new Map(
        getCompatibleVersions({ widelyAvailableOnDate: day, suppressWarnings: true }).map(
          ({ browser, version }) => [browser, version],
        ),
      );
      const own = minimumVersions(day);
      return catalogue.coreBrowsers
        .filter(({ slug }) => expected.get(slug) !== own.get(slug))
        .map(({ slug }) => `${day} ${slug}`);
    });

    expect(wrong).toEqual([]);
    expect(monthsFrom(2019, 3).length * catalogue.coreBrowsers.length).toBe(651);
  });
});

describe('getKeyBaseline', () => {
  it('equals every status that web-features publishes for a key', () => {
    const published = [...publishedStatuses()].flatMap(([, { by_compat_key: keys }]) =>
      Object.entries(keys ?? {}),
    );
    const wrong = published.filter(([path, status]) => {
      const key = keyByPath(path);
      return (
        JSON.stringify(asPublished(getKeyBaseline(key, PUBLISHED_ON), key.firstSupport())) !==
        JSON.stringify(inOrder(status))
      );
    });

    expect(wrong.map(([path]) => path)).toEqual([]);
    expect(published).toHaveLength(15_487);
  });

  it('keeps a deprecated key out of Baseline even if every core browser supports it', () => {
    const fontElement = keyByPath('html.elements.font');

    expect(fontElement.firstSupport()).toHaveLength(7);
    expect(getKeyBaseline(fontElement, '2026-11-21')).toMatchObject({
      status: 'LIMITED',
      limitedReason: 'DISCOURAGED',
      missingBrowsers: [],
    });
  });
});

function asPublished(own: Baseline, support: readonly FirstSupport[]): PublishedStatus {
  const level = { LIMITED: false, NEWLY: 'low', WIDELY: 'high' } as const;

  return inOrder({
    baseline: level[own.status],
    baseline_low_date: own.newlyOn && `${own.isNewlyOnUpperBound ? '≤' : ''}${own.newlyOn}`,
    baseline_high_date: highDateOf(own),
    support: Object.fromEntries(
      support.map(({ browser, version, isUpperBound }) => [
        browser.slug,
        `${isUpperBound ? '≤' : ''}${version}`,
      ]),
    ),
  });
}

function inOrder({
  baseline,
  baseline_low_date,
  baseline_high_date,
  support,
}: PublishedStatus): PublishedStatus {
  const sorted = Object.fromEntries(Object.entries(support).sort(([a], [b]) => (a < b ? -1 : 1)));

  return { baseline, baseline_low_date, baseline_high_date, support: sorted };
}

function highDateOf({ status, widelyOn, isNewlyOnUpperBound }: Baseline): string | undefined {
  return status === 'WIDELY' ? `${isNewlyOnUpperBound ? '≤' : ''}${widelyOn}` : undefined;
}

/** The newest first support, by core browser, among all features widely available on a day. */
function minimumVersions(day: string): Map<string, string> {
  const widely = catalogue.features.filter(
    (feature) => getBaseline(feature, day).status === 'WIDELY',
  );

  return new Map(
    catalogue.coreBrowsers.map(({ slug, releases }) => {
      const firsts = widely.map(
        ({ support }) => support.find(({ browser }) => browser.slug === slug)?.release?.index ?? 0,
      );
      return [slug, releases[Math.max(...firsts)]!.version];
    }),
  );
}

/** The 15th of each month up to 2026-11. */
function monthsFrom(year: number, month: number): string[] {
  const months: string[] = [];
  for (let count = year * 12 + month - 1; count < 2026 * 12 + 11; count += 1) {
    months.push(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-15`);
  }
  return months;
}

function featureBySlug(slug: string): Feature {
  return catalogue.featureBySlug(slug)!;
}

function keyByPath(path: string): CompatKey {
  return catalogue.keyByPath(path)!;
}
