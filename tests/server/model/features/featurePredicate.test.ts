import webFeatures from 'web-features/data.json';
import { addMonths } from '@/domain/Day';
import { getGoverningShare } from '@/domain/governingShare';
import { parseQuery } from '@/engines/query/parseQuery';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { toFeaturePredicate } from '@/server/model/features/featurePredicate';
import { queryNames } from '@/server/model/features/queryNames';
import { randomQueries } from '../../../engines/query/randomQuery';
import { earlierCatalogue } from '../../../support/olderCatalogues';

/** Nothing is computed from newer data in it: it says what the package says. */
const catalogue = earlierCatalogue('paired');
const subject = { catalogue, audience: audienceByKey(catalogue, 'world'), today: '2026-11-21' };

function found(text: string, audience = subject.audience): readonly Feature[] {
  const parsed = parseQuery(text, queryNames(catalogue));
  if ('problem' in parsed) throw new Error(`${text}: ${parsed.problem.message}`);
  return catalogue.features.filter(toFeaturePredicate(parsed.query, { ...subject, audience }));
}

const slugs = (text: string): readonly string[] => found(text).map(({ slug }) => slug);

interface PublishedFeature {
  readonly kind: string;
  readonly name: string;
  readonly description: string;
  readonly status: {
    readonly baseline: 'high' | 'low' | false;
    readonly baseline_low_date?: string;
    readonly support: Readonly<Record<string, string>>;
  };
  readonly group?: readonly string[];
  readonly snapshot?: readonly string[];
  readonly compat_features?: readonly string[];
  readonly discouraged?: unknown;
}

/** The package itself, read the plain way: what the catalogue's answers are held against. */
const published = Object.entries(
  webFeatures.features as unknown as Readonly<Record<string, PublishedFeature>>,
).filter(([, { kind }]) => kind === 'feature');
const groups = webFeatures.groups as Readonly<Record<string, { readonly parent?: string }>>;
const browsers = webFeatures.browsers as Readonly<
  Record<
    string,
    { readonly releases: readonly { readonly version: string; readonly date: string }[] }
  >
>;

const CORE = Object.keys(browsers);

function expected(holds: (feature: PublishedFeature, slug: string) => boolean): readonly string[] {
  return published
    .filter(([slug, feature]) => holds(feature, slug))
    .map(([slug]) => slug)
    .sort();
}

const plainDate = (date: string | undefined): string | undefined => date?.replace('≤', '');

function releasedOn(browser: string, version: string | undefined): string | undefined {
  return browsers[browser]!.releases.find(
    (release) => release.version === version?.replace('≤', ''),
  )?.date;
}

function isIn(feature: PublishedFeature, wanted: string): boolean {
  const isBelow = (slug: string | undefined): boolean =>
    slug !== undefined && (slug === wanted || isBelow(groups[slug]?.parent));
  return (feature.group ?? []).some(isBelow);
}

describe('toFeaturePredicate', () => {
  it('agrees with the data package on which browsers have a feature, and since when', () => {
    for (const browser of CORE) {
      expect(slugs(`available_on:${browser}`)).toEqual(
        expected(({ status }) => status.support[browser] !== undefined),
      );
      expect(slugs(`available_date:${browser}:2022-01-01..2023-03-13`)).toEqual(
        expected(({ status }) => {
          const day = releasedOn(browser, status.support[browser]);
          return day !== undefined && day >= '2022-01-01' && day <= '2023-03-13';
        }),
      );
    }
  });

  it('finds features that one browser lacks and all other core browsers support', () => {
    for (const browser of CORE) {
      const rest = CORE.filter((slug) => slug !== browser);
      const missing = slugs(`missing_only:${browser}`);
      expect(missing).toEqual(
        expected(
          ({ status: { support } }) =>
            support[browser] === undefined && rest.every((other) => support[other] !== undefined),
        ),
      );
      expect(missing).toEqual(
        slugs(`-available_on:${browser} ${rest.map((other) => `available_on:${other}`).join(' ')}`),
      );
    }
  });

  it('treats a desktop browser in missing: as its vendor', () => {
    const others = CORE.filter((slug) => !slug.startsWith('safari'));
    const missing = expected(
      ({ status: { support } }) =>
        others.every((other) => support[other] !== undefined) &&
        (support.safari === undefined || support.safari_ios === undefined),
    );

    expect(missing.length).toBeGreaterThan(40);
    expect(slugs('missing:safari')).toEqual(missing);
    expect(slugs('missing:safari_ios')).toEqual(slugs('missing:safari -available_on:safari_ios'));
  });

  it('follows a feature’s former id', () => {
    const moved = catalogue.redirects.find((redirect) => redirect.kind === 'moved');

    expect(slugs(`id:${moved!.slug}`)).toEqual([moved!.target.slug]);
  });

  it('finds what the test for a feature proves, under its former id, too', () => {
    const proven = slugs('proven_by:has');

    expect(proven).toContain('is');
    expect(proven).not.toContain('has');
    expect(slugs('proven_by:is')).not.toContain('has');
    expect(slugs('proven_by:nothing OR proven_by:optional-catch-binding')).toEqual([]);
    const moved = catalogue.redirects.find(
      (redirect) => redirect.kind === 'moved' && slugs(`proven_by:${redirect.target.slug}`).length,
    );
    if (moved?.kind === 'moved')
      expect(slugs(`proven_by:${moved.slug}`)).toEqual(slugs(`proven_by:${moved.target.slug}`));
  });

  it('includes both ends of a date range, and moves from newly to widely over time', () => {
    const lowDate = plainDate(catalogue.featureBySlug('has')!.stated.lowDate)!;
    expect(slugs(`baseline_date:${lowDate}..${lowDate}`)).toContain('has');
    expect(slugs('baseline_date:2024-01-01..2024-12-31')).toEqual(
      expected(
        ({ status }) =>
          status.baseline !== false &&
          (plainDate(status.baseline_low_date) ?? '').startsWith('2024-'),
      ),
    );
    const widely = expected(
      ({ status }) =>
        status.baseline !== false &&
        addMonths(plainDate(status.baseline_low_date)!, 30) <= subject.today,
    );
    expect(slugs('baseline_status:widely')).toEqual(widely);
    expect(slugs(`widely_date:1990-01-01..${subject.today}`)).toEqual(widely);
    expect(slugs('baseline_status:limited')).toEqual(
      expected(({ status }) => status.baseline === false),
    );
    expect(
      slugs('baseline_status:limited OR baseline_status:newly OR baseline_status:widely'),
    ).toHaveLength(catalogue.features.length);
  });

  it('finds a group with its descendants, and a snapshot', () => {
    for (const group of ['css', 'selectors', 'javascript', 'webauthn'])
      expect(slugs(`group:${group}`)).toEqual(expected((feature) => isIn(feature, group)));
    expect(slugs('group:css').length).toBeGreaterThan(slugs('group:selectors').length);
    expect(slugs('snapshot:ES2023')).toEqual(slugs('snapshot:ecmascript-2023'));
    expect(slugs('snapshot:ecmascript-2023')).toEqual(
      expected(({ snapshot = [] }) => snapshot.includes('ecmascript-2023')),
    );
  });

  it('searches words in id, name and description, names in id and name, in any case', () => {
    const holds = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);
    expect(slugs('GRID')).toEqual(
      expected(({ name, description }, slug) =>
        [slug, name, description].some((text) => holds(text, 'grid')),
      ),
    );
    expect(slugs('name:Grid')).toEqual(
      expected(({ name }, slug) => holds(name, 'grid') || holds(slug, 'grid')),
    );
    expect(slugs('desc:"the SCROLL"')).toEqual(
      expected(({ description }) => holds(description, 'the scroll')),
    );
    expect(slugs('id:HAS')).toEqual(['has']);
    expect(slugs('edge')).toEqual(slugs('"edge"'));
    expect(slugs(':has()')).toContain('has');
    expect(slugs('name:cafe\u0301')).toEqual(slugs('name:caf\u00e9'));
  });

  it('finds the feature of a key at or below a path, but not by a shared prefix', () => {
    expect(slugs('bcd:css.selectors.has')).toEqual(['has']);
    expect(slugs('bcd:CSS.properties.grid')).toEqual(
      expected(({ compat_features: keys = [] }) =>
        keys.some((key) => key === 'css.properties.grid' || key.startsWith('css.properties.grid.')),
      ),
    );
    expect(slugs('bcd:css.selectors.ha')).toEqual([]);
  });

  it('finds a specification by its id, title or URL', () => {
    expect(slugs('spec:selectors-4')).toContain('has');
    expect(slugs('spec:"selectors level 4"')).toContain('has');
    expect(slugs('spec:drafts.csswg.org/selectors')).toContain('has');
  });

  it('finds discouraged features, and limited ones by reason', () => {
    expect(slugs('discouraged:yes')).toEqual(
      expected(({ discouraged }) => discouraged !== undefined),
    );
    expect(slugs('kind:one_browser_short -baseline_status:limited')).toEqual([]);
    for (const browser of CORE)
      expect(
        slugs(
          `missing:${browser} -discouraged:yes baseline_status:limited -kind:one_browser_short`,
        ),
      ).toEqual([]);
    expect(slugs('kind:none_yet')).toEqual(
      slugs(
        `baseline_status:limited discouraged:no ${CORE.map((browser) => `-available_on:${browser}`).join(' ')}`,
      ),
    );
  });

  it('measures coverage for the given audience, bounds included', () => {
    const germany = audienceByKey(catalogue, 'region:DE');
    for (const audience of [subject.audience, germany]) {
      const share = (feature: Feature): number =>
        getGoverningShare(getFeatureCoverage(catalogue, feature, audience), 95).share * 100;
      expect(found('coverage:>=95', audience)).toEqual(
        catalogue.features.filter((feature) => share(feature) >= 95 - 1e-7),
      );
      expect(found('coverage:80..95', audience)).toEqual(
        catalogue.features.filter(
          (feature) => share(feature) >= 80 - 1e-7 && share(feature) <= 95 + 1e-7,
        ),
      );
      for (const [less, more] of [
        ['<', '>='],
        ['<=', '>'],
      ] as const) {
        expect(found(`coverage:${less}90 coverage:${more}90`, audience)).toEqual([]);
        expect(found(`coverage:${less}90 OR coverage:${more}90`, audience)).toHaveLength(
          catalogue.features.length,
        );
      }
    }
    expect(found('coverage:>=95', germany)).not.toEqual(found('coverage:>=95'));
    expect(found('coverage:0..100')).toHaveLength(catalogue.features.length);
  });

  it('splits all features between a query and its negation', () => {
    const { query } = randomQueries(7);
    let mixed = 0;
    for (let round = 0; round < 300; round++) {
      const text = query();
      const [those, others] = [found(text), found(`-(${text})`)];
      expect(those.length + others.length).toBe(catalogue.features.length);
      expect(new Set([...those, ...others]).size).toBe(catalogue.features.length);
      if (those.length > 0 && others.length > 0) mixed++;
    }
    expect(mixed).toBeGreaterThan(100);
  });

  it('obeys the laws of logic', () => {
    const { query } = randomQueries(8);
    for (let round = 0; round < 100; round++) {
      const [a, b, c] = [query(2), query(2), query(2)];
      expect(slugs(`-((${a}) OR (${b}))`)).toEqual(slugs(`-(${a}) -(${b})`));
      expect(slugs(`(${a}) (${b}) OR (${c})`)).toEqual(slugs(`((${a}) AND (${b})) OR (${c})`));
      expect(slugs(`--(${a})`)).toEqual(slugs(a));
    }
  });
});
