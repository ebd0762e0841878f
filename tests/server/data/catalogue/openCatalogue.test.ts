import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();
const keysWithData = [...catalogue.dataKeyIndexes].map((index) => catalogue.keyAt(index));

function browserOf(slug: string): Browser {
  return catalogue.browserBySlug(slug)!;
}

function releaseOf(slug: string, version: string): Release {
  return catalogue.releaseByVersion(browserOf(slug), version)!;
}

describe('openCatalogue', () => {
  it('contains everything in the packages', () => {
    expect(catalogue.features).toHaveLength(1_204);
    expect(catalogue.keysWithDataCount).toBe(21_067);
    expect(catalogue.browsers).toHaveLength(17);
    expect(catalogue.groups).toHaveLength(104);
    expect(catalogue.snapshots).toHaveLength(11);
    expect(catalogue.specifications).toHaveLength(813);
    expect(catalogue.rootKeys.map(({ path }) => path)).toEqual(
      [...catalogue.rootKeys.map(({ path }) => path)].sort(),
    );
  });

  it('contains the newest packages, and what the statuses were made with', () => {
    const versions = new Map(catalogue.packages.map(({ name, version }) => [name, version]));

    expect(versions.get('web-features')).toBe('3.40.0');
    expect(versions.get('@mdn/browser-compat-data')).toBe('8.1.9');
    expect(versions.get('browser-compat-data-paired')).toBe('8.1.3');
    expect(catalogue.version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('puts the core browsers first and servers last', () => {
    expect(catalogue.browsers.slice(0, 7)).toEqual(catalogue.coreBrowsers);
    expect(catalogue.browsers.slice(-3).map(({ type }) => type)).toEqual([
      'SERVER',
      'SERVER',
      'SERVER',
    ]);
  });

  it('orders releases by age, not as text and not as numbers', () => {
    const safari = browserOf('safari').releases.map(({ version }) => version);

    expect(safari.indexOf('3.1')).toBe(safari.indexOf('3') + 1);
    expect(safari.indexOf('9.1')).toBeLessThan(safari.indexOf('10'));
    for (const { releases } of catalogue.browsers) {
      expect(releases.map(({ version }) => version)).toEqual(
        [...releases.map(({ version }) => version)].sort(compareVersions),
      );
    }
  });

  it('gives every release a unique number', () => {
    expect(catalogue.releases.every((release, unit) => release.unit === unit)).toBe(true);
    expect(
      catalogue.releases.every(
        ({ browser, index, unit }) => browser.releases[index]?.unit === unit,
      ),
    ).toBe(true);
  });
});

describe('keys', () => {
  it('are sorted in code-unit order of paths, including branches', () => {
    const paths = Array.from(
      { length: catalogue.keyCount },
      (_, index) => catalogue.keyAt(index).path,
    );

    expect(paths).toEqual([...paths].sort());
    expect(catalogue.keyByPath('css.selectors')).toMatchObject({
      hasData: false,
      name: 'selectors',
    });
    expect(catalogue.keyByPath('css.selector')).toBeUndefined();
    expect(catalogue.keyByPath('')).toBeUndefined();
  });

  it('are the same object on every access', () => {
    const has = catalogue.keyByPath('css.selectors.has')!;

    expect(catalogue.keyAt(has.index)).toBe(has);
    expect(catalogue.featureBySlug('has')!.keys).toEqual([has]);
    expect(has.parent!.children).toContain(has);
  });

  it.each(['css.properties.grid', 'css.selectors', 'api', 'css.selectors.has'])(
    'are found below %s without siblings that share its prefix',
    (path) => {
      const expected = keysWithData.filter(
        (key) => key.path === path || key.path.startsWith(`${path}.`),
      );

      expect([...catalogue.dataKeysUnder(path)]).toEqual(expected.map(({ index }) => index));
      expect(catalogue.keyByPath(path)!.descendantCount).toBe(
        expected.filter((key) => key.path !== path).length,
      );
    },
  );

  it('are empty below an unknown path', () => {
    expect(catalogue.dataKeysUnder('css.prop')).toHaveLength(0);
  });

  it('have their MDN and specification links', () => {
    expect(catalogue.keyByPath('css.selectors.has')).toMatchObject({
      descriptionHtml: '<code>:has()</code>',
      mdnUrl: 'https://developer.mozilla.org/docs/Web/CSS/Reference/Selectors/:has',
      sourceUrl: 'https://github.com/mdn/browser-compat-data/blob/v8.1.9/css/selectors/has.json',
      isDeprecated: false,
      isStandardTrack: true,
      specifications: [
        {
          url: 'https://drafts.csswg.org/selectors/#relational',
          specification: { id: 'selectors-4' },
        },
      ],
    });
  });

  it('have the notes, flags and links of their statements as safe HTML', () => {
    const [flagged] = catalogue
      .keyByPath('api.AmbientLightSensor')!
      .statements(browserOf('chrome'))!;
    const notes = keysWithData.flatMap((key) => browserNotes(key.index));

    expect(flagged!.flags).toEqual([
      {
        type: 'preference',
        name: '#enable-experimental-web-platform-features',
        valueToSet: 'Enabled',
      },
    ]);
    expect(
      catalogue.keyByPath('api.AudioParam.value')!.statements(browserOf('firefox'))![0]!.notesHtml
        .length,
    ).toBeGreaterThan(1);
    expect(notes.some((note) => /<a href="https:\/\/[^"]+" rel="noreferrer">/.test(note))).toBe(
      true,
    );
    expect(
      notes.filter((note) =>
        /<(?!\/?(?:a|code|em|strong|kbd)\b)|<a (?!href="https?:\/\/)|\son\w+=/i.test(note),
      ),
    ).toEqual([]);
  });

  it('distinguish an empty answer from a missing one', () => {
    const has = catalogue.keyByPath('css.selectors.has')!;

    expect(has.statements(browserOf('ie'))).toMatchObject([{ versionAdded: false }]);
    expect(has.statements(browserOf('deno'))).toBeUndefined();
  });
});

function browserNotes(key: number): string[] {
  return catalogue.browsers.flatMap((browser) =>
    (catalogue.keyAt(key).statements(browser) ?? []).flatMap(({ notesHtml }) => notesHtml),
  );
}

describe('features', () => {
  it('resolve redirects of moved and split features', () => {
    expect(catalogue.redirectBySlug('masonry')).toMatchObject({
      kind: 'moved',
      target: { slug: 'grid-lanes' },
    });
    expect(catalogue.redirectBySlug('text-wrap-style')).toMatchObject({
      kind: 'split',
      targets: [{ slug: 'text-wrap' }, { slug: 'text-wrap-balance' }, { slug: 'text-wrap-pretty' }],
    });
    expect(catalogue.featureBySlug('masonry')).toBeUndefined();
    expect(catalogue.redirectBySlug('grid-lanes')).toBeUndefined();
  });

  it('find all their keys in the compat data', () => {
    expect(catalogue.features.flatMap(({ keys }) => keys)).toHaveLength(15_487);
    expect(catalogue.features.filter(({ keys }) => keys.length === 0)).toHaveLength(21);
  });

  it('belong to groups by their path from the root', () => {
    const grid = catalogue.groupByPath('css/layout/grid')!;

    expect(grid.parent?.path).toBe('css/layout');
    expect(grid.features.map(({ slug }) => slug)).toContain('subgrid');
    expect(catalogue.groupByPath('css')!.features).toContain(catalogue.featureBySlug('subgrid'));
    expect(catalogue.featureBySlug('subgrid')!.groups).toContain(grid);
    for (const { features } of catalogue.groups)
      expect(features.map(({ slug }) => slug)).toEqual(
        [...new Set(features.map(({ slug }) => slug))].sort(),
      );
  });

  it('state what is discouraged and what to use instead', () => {
    const discouraged = catalogue.features.flatMap((feature) => feature.discouraged ?? []);

    expect(discouraged).toHaveLength(57);
    expect(discouraged.reduce((sum, { alternatives }) => sum + alternatives.length, 0)).toBe(43);
    expect(catalogue.featureBySlug('fencedframe')!.discouraged).toMatchObject({
      removalOn: '2026-09-09',
    });
  });

  it('link each documented page once', () => {
    for (const { mdnUrls } of catalogue.features) {
      const pages = mdnUrls.map((url) => url.replace(/#.*/, ''));
      expect(pages).toEqual([...new Set(pages)]);
    }
  });

  it('find their specifications by any of their URLs', () => {
    const links = new Map(
      catalogue.features.flatMap(({ specifications }) =>
        specifications.map((link) => [link.url, link.specification]),
      ),
    );

    expect(links.size).toBe(1_300);
    expect([...links.values()].filter(Boolean)).toHaveLength(1_268);
  });
});

describe('what a release brought', () => {
  it('is what a browser has fully supported since then', () => {
    const brought = catalogue.featuresNewIn(releaseOf('safari', '17.4')).map(({ slug }) => slug);

    expect(brought).toContain('promise-withresolvers');
    expect(brought).not.toContain('has');
    expect(catalogue.keysNewIn(releaseOf('chrome', '105'))).toContain(
      catalogue.keyByPath('css.selectors.has'),
    );
  });

  it('lists a restored feature under the release that restored it', () => {
    const range = catalogue.keyByPath('api.AbstractRange')!;

    expect(catalogue.keysNewIn(releaseOf('edge', '90'))).toContain(range);
    expect(catalogue.keysNewIn(releaseOf('edge', '18'))).not.toContain(range);
  });

  it('omits features that may have come earlier', () => {
    expect(catalogue.keysNewIn(releaseOf('edge', '18'))).not.toContain(
      catalogue.keyByPath('api.AudioNode.disconnect.destination_parameter'),
    );
  });
});
