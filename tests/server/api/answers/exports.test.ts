import browserslist from 'browserslist';
import { SupportState } from '@/domain/SupportState';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import type { Feature, Release } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';
import { cssOf, lint } from '../../../support/lintFeatures';

const catalogue = loadCatalogue();

const { features, featureSupport, browsers } = catalogue;
const exportAt = (address: string) =>
  renderAnswer(catalogue, address, 'https://plimsoll.example', '2026-11-21');
const slugsOf = (list: readonly Feature[]): string => list.map(({ slug }) => slug).join(',');

const NOTHING = {
  eslint: { rules: { 'css/use-baseline': ['error', { available: 'widely' }] } },
  stylelint: {
    plugins: ['stylelint-plugin-use-baseline'],
    rules: { 'plugin/use-baseline': [true, { available: 'widely' }] },
  },
};

const allowing = (list: readonly Feature[]) => ({
  eslint: JSON.parse(exportAt(`/exports/eslint.json?features=${slugsOf(list)}`).body) as unknown,
  stylelint: JSON.parse(
    exportAt(`/exports/stylelint.json?features=${slugsOf(list)}`).body,
  ) as unknown,
});

describe('exports', () => {
  it('are valid, and make the linters accept the CSS of every listed feature', () => {
    const styled = features
      .map((feature) => ({ feature, css: cssOf(feature) }))
      .filter(({ css }) => css !== '');
    const before = lint(styled.map(({ css }) => ({ css, ...NOTHING })));
    const reported = styled.filter((_, index) => before[index]!.eslint.length > 0);
    const after = lint(reported.map(({ feature, css }) => ({ css, ...allowing([feature]) })));

    expect(before.filter(({ stylelint }) => stylelint.length > 0).length).toBeGreaterThan(150);
    expect(reported.length).toBeGreaterThan(150);
    expect(
      after
        .map(({ eslint, stylelint }, index) => [
          reported[index]!.feature.slug,
          ...eslint,
          ...stylelint,
        ])
        .filter(({ length }) => length > 1),
    ).toEqual([]);
  }, 240_000);

  it('still let the linters report features that are not listed', () => {
    const [has, accent] = ['has', 'accent-color'].map((slug) => catalogue.featureBySlug(slug)!) as [
      Feature,
      Feature,
    ];
    const css = `${cssOf(has)}\n${cssOf(accent)}`;
    const [{ eslint, stylelint } = { eslint: [], stylelint: [] }] = lint([
      { css, ...allowing([has]) },
    ]);

    expect(eslint.length).toBeGreaterThan(0);
    expect(stylelint.length).toBeGreaterThan(0);
    expect(
      [...eslint, ...stylelint].filter((message) => !message.includes('accent-color')),
    ).toEqual([]);
  }, 60_000);

  it('cover all features of a query at once', () => {
    const { status, body } = exportAt('/exports/eslint.json?q=group:css&available=newly');
    expect(status).toBe(200);
    expect(
      lint([
        {
          css: 'a:has(b) { anchor-name: --x; width: if(1); }',
          eslint: JSON.parse(body) as unknown,
          stylelint: NOTHING.stylelint,
        },
      ])[0]!.eslint,
    ).toEqual([]);
  }, 60_000);

  it('select by Browserslist exactly the releases with full support', () => {
    const stateOf = (feature: Feature, { browser, index }: Release): number => {
      const cell = featureSupport.cellOf[feature.index * browsers.length + browser.index]!;
      let span = featureSupport.cellStart[cell]!;
      while (
        span + 1 < featureSupport.cellStart[cell + 1]! &&
        featureSupport.spanFrom[span + 1]! <= index
      )
        span++;
      return featureSupport.spanState[span]!;
    };
    const readBy = (queries: readonly string[]) =>
      browserslist(queries, { path: false }).map((name) =>
        findCaniuseRelease(catalogue, ...(name.split(' ') as [string, string]))!,
      );
    const isFull = (feature: Feature) => (release: Release) =>
      stateOf(feature, release) === SupportState.FULL;
    const sample = features.filter(
      ({ slug, index }) =>
        index % 8 === 0 ||
        ['domparser', 'fencedframe', 'navigation-timing', 'webxr-gamepads'].includes(slug),
    );
    const faults = sample.flatMap((feature) => {
      const { status, body } = exportAt(`/exports/browserslistrc?features=${feature.slug}`);
      if (status === 404) return [];
      const queries = body.split('\n').filter((line) => line && !line.startsWith('#'));
      const releases = readBy(queries);
      const older = queries.flatMap((line) => {
        const [agent, version] = line.split(' >= ') as [string, string];
        const { browser, index } = findCaniuseRelease(catalogue, agent, version)!;
        // Only where Browserslist could have been asked to stop there.
        const before = browser.releases[index - 1];
        return before && readBy([`${agent} >= ${before.version}`]).every(isFull(feature))
          ? [before]
          : [];
      });
      return [
        ...releases.filter((release) => !isFull(feature)(release)),
        ...older.filter(isFull(feature)),
      ].map(({ browser, version }) => `${feature.slug}: ${browser.slug} ${version}`);
    });
    expect(faults).toEqual([]);
  }, 120_000);

  it('omit a browser that lacks a feature, and say so', () => {
    expect(exportAt('/exports/browserslistrc?features=has,temporal').body).toContain(
      '# Safari is left out: it does not support temporal.\n',
    );
  });

  it('name the data they were computed from', () => {
    for (const path of ['browserslistrc', 'eslint.json', 'stylelint.json'])
      expect(exportAt(`/exports/${path}?features=has`).body).toMatch(
        /for 2026-11-21 from web-features \d+\.\d+\.\d+, @mdn/,
      );
  });

  it('report errors in their own format', () => {
    expect(exportAt('/exports/browserslistrc?features=hass')).toMatchObject({
      status: 404,
      body: expect.stringMatching(/^# There is no feature “hass”/) as string,
    });
    expect(exportAt('/exports/browserslistrc')).toMatchObject({
      status: 400,
      body: expect.stringMatching(/^# No feature is given\./) as string,
    });
    expect(JSON.parse(exportAt('/exports/eslint.json?q=grop:css').body)).toMatchObject({
      error: { code: 'QUERY_INVALID' },
    });
    expect(
      JSON.parse(exportAt('/exports/stylelint.json?features=has&available=2012').body),
    ).toMatchObject({ error: { code: 'ARGUMENT_INVALID' } });
  });
});
