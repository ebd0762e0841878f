import { readFileSync } from 'node:fs';
import type { CompatData } from '@mdn/browser-compat-data/types';
import type { Catalogue, Feature, FirstSupport } from '@/server/data/catalogue/Catalogue';
import { compileCatalogue } from '@/server/data/catalogue/compile/compileCatalogue';
import { confirmReleases } from '@/server/data/catalogue/compile/confirmReleases';
import { readDataPackages } from '@/server/data/catalogue/compile/readDataPackages';
import { getBaseline, getPublishedBaseline } from '@/server/data/catalogue/getBaseline';
import { decodeCatalogue, loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { baselineChange } from '@/server/model/changes/baselineChange';
import type { Side } from '@/server/model/changes/Side';
import { earlierCatalogue, packagesOf } from '../../../support/olderCatalogues';

const catalogue = loadCatalogue();
const pair = earlierCatalogue('paired');
const TODAY = '2026-11-27';
const sideOf = (one: Catalogue): Side => ({
  catalogue: one,
  weights: new Float64Array(0),
  asOf: one.asOf,
});
const feature = (slug: string): Feature => catalogue.featureBySlug(slug)!;

const inWords = (support: readonly FirstSupport[]): string =>
  support
    .map(({ browser, version, isUpperBound }) => `${browser.slug} ${isUpperBound}${version}`)
    .join();

describe('layers of compat data', () => {
  it('name the day of each', () => {
    expect(catalogue.asOf).toBe('2026-11-12');
    expect(catalogue.baselineOn).toBe('2026-09-24');
    expect(pair.baselineOn).toBe(pair.asOf);
  });

  it('compute nothing from the data that web-features was made with', () => {
    expect(pair.features.filter(({ published }) => published)).toEqual([]);
  });

  it('keep what is published next to what newer data make of it', () => {
    const timelines = feature('scroll-driven-animations');

    expect(getBaseline(timelines, TODAY)).toMatchObject({ status: 'NEWLY', newlyOn: '2026-10-27' });
    expect(getPublishedBaseline(catalogue, timelines, TODAY)).toMatchObject({
      status: 'LIMITED',
      missingBrowsers: [{ slug: 'firefox' }, { slug: 'firefox_android' }],
    });
    expect(timelines.changedKeys.map(({ path }) => path)).toContain('api.ScrollTimeline');
  });

  it('take a status back where newer data correct the support', () => {
    const behavior = feature('transition-behavior');

    expect(getBaseline(behavior, TODAY).status).toBe('LIMITED');
    expect(getPublishedBaseline(catalogue, behavior, TODAY).status).toBe('NEWLY');
    expect(behavior.changedKeys.map(({ path }) => path)).toEqual([
      'css.properties.transition-behavior',
    ]);
  });

  it('name computing as the cause where nothing newer was published', () => {
    const causeOf = (slug: string) =>
      baselineChange(sideOf(pair), sideOf(catalogue), pair.featureBySlug(slug)!, feature(slug));

    expect(causeOf('scroll-driven-animations')).toEqual({
      before: 'LIMITED',
      after: 'NEWLY',
      cause: 'COMPUTED',
    });
    expect(causeOf('transition-behavior')?.cause).toBe('COMPUTED');
  });

  it('change only features with a key that changed', () => {
    for (const { slug, published, changedKeys } of catalogue.features) {
      const before = pair.featureBySlug(slug)!;
      if (published) expect(inWords(published.support)).toBe(inWords(before.support));
      else expect(inWords(feature(slug).support)).toBe(inWords(before.support));
      expect(changedKeys.length > 0).toBe(published !== undefined);
    }
  });

  it('keep the last statement of keys that newer data have no longer', () => {
    const { keys } = feature('align-content-block');
    const safari = catalogue.browserBySlug('safari')!;
    const [key] = keys;

    expect(key).toMatchObject({ isWithdrawn: true });
    expect(key!.statements(safari)).toEqual(
      pair.keyByPath(key!.path)!.statements(pair.browserBySlug('safari')!),
    );
    expect(catalogue.keyByPath('css.selectors.has')).toMatchObject({ isWithdrawn: false });
  });

  it('predict what web-features has published two weeks later', () => {
    const compatData = JSON.parse(
      readFileSync('node_modules/browser-compat-data-paired/data.json', 'utf8'),
    ) as CompatData;
    const { compatData: pairedCompatData, ...data } = readDataPackages(packagesOf('oldest'));
    const predicted = decodeCatalogue(compileCatalogue({ ...data, compatData, pairedCompatData }));
    const changed = predicted.features.flatMap(({ slug, support, published }) => {
      const later = pair.featureBySlug(slug);
      return published && later
        ? [{ slug, isRight: inWords(support) === inWords(later.support) }]
        : [];
    });

    expect(changed).toHaveLength(23);
    // Its editors decided in that week that it is not what its key says.
    expect(changed.filter(({ isRight }) => !isRight)).toEqual([
      { slug: 'sizes-auto', isRight: false },
    ]);
  });
});

describe('confirmReleases', () => {
  const { compatData, usage, webFeatures } = readDataPackages(packagesOf('paired'));
  const chrome = catalogue.browserBySlug('chrome')!;
  const planned = { version: '157', releasedOn: '2026-10-31', status: 'nightly' };
  const confirmed = (release: typeof planned) =>
    confirmReleases(
      [{ slug: 'chrome', name: 'Chrome', type: 'DESKTOP', isCore: true, releases: [release] }],
      usage.agents,
      webFeatures,
    )[0]!.releases[0];

  it('takes the day of another package for what is only planned', () => {
    expect(compatData.browsers.chrome.releases['157']!.status).toBe('planned');
    expect(confirmed(planned)).toEqual({ ...planned, confirmedOn: '2026-11-03' });
    expect(pair.releaseByVersion(pair.browserBySlug('chrome')!, '157')).toMatchObject({
      isPlan: false,
      releasedOn: '2026-11-03',
    });
  });

  it('leaves alone what no other package dates, and what is out', () => {
    const later = { ...planned, version: '999' };
    expect(confirmed(later)).toEqual(later);
    const out = { ...planned, status: 'retired' };
    expect(confirmed(out)).toEqual(out);
    expect(chrome.releases.at(-1)).toMatchObject({ isPlan: true });
  });
});
