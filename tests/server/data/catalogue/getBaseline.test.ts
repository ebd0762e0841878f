import { features } from 'web-features';
import type { CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import {
  getBaseline,
  getKeyBaseline,
  getPublishedBaseline,
} from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { differingFeatures, differingKeys } from '@/server/data/versions/baselineDifferences';
import { differingMonths } from '@/server/data/versions/differingMonths';
import {
  publishedKeyStatuses,
  publishedOn,
  publishedStatuses,
} from '@/server/data/versions/publishedStatuses';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const catalogue = loadCatalogue();
const pair = earlierCatalogue('paired');
const statuses = publishedStatuses({ features });
const LEVELS = { LIMITED: false, NEWLY: 'low', WIDELY: 'high' } as const;

describe('getBaseline', () => {
  it('dates all published features by their last core browser and thirty months', () => {
    const levels = [...statuses.values()].map(({ baseline }) => baseline);

    expect(differingFeatures(pair, statuses)).toEqual([]);
    expect(levels.filter((level) => level !== false)).toHaveLength(771);
    expect(levels.filter((level) => level === 'high')).toHaveLength(649);
  });

  it('accounts for time passed since the data was published', () => {
    const grown = pair.features.filter(
      (feature) =>
        feature.stated.level === 'low' && getBaseline(feature, '2026-11-21').status === 'WIDELY',
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
    expect(differingMonths(pair, '2026-11-21')).toEqual({ compared: 651, differing: [] });
  });
});

describe('getPublishedBaseline', () => {
  it('equals what is published for features and keys that newer data see otherwise', () => {
    const day = publishedOn(statuses);
    const keys = publishedKeyStatuses(statuses);
    const differing = differingFeatures(catalogue, statuses);
    expect(differing).toHaveLength(5);
    for (const slug of differing) {
      const { status, newlyOn } = getPublishedBaseline(catalogue, featureBySlug(slug), day);
      const { baseline, baseline_low_date: lowDate } = statuses.get(slug)!;
      expect([LEVELS[status], newlyOn]).toEqual([baseline, lowDate?.replace('≤', '')]);
    }
    for (const path of keys.keys()) {
      const { status, newlyOn } = getPublishedBaseline(catalogue, keyByPath(path), day);
      const { baseline, baseline_low_date: lowDate } = keys.get(path)!;
      expect([path, LEVELS[status], newlyOn]).toEqual([path, baseline, lowDate?.replace('≤', '')]);
    }
  });
});

describe('getKeyBaseline', () => {
  it('equals every status that web-features publishes for a key', () => {
    expect(differingKeys(pair, statuses)).toEqual([]);
    expect(publishedKeyStatuses(statuses).size).toBe(15_487);
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

function featureBySlug(slug: string): Feature {
  return catalogue.featureBySlug(slug)!;
}

function keyByPath(path: string): CompatKey {
  return catalogue.keyByPath(path)!;
}
