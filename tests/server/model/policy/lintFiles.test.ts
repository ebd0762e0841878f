import { execFileSync } from 'node:child_process';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy } from '@/server/model/policy/Policy';
import { cssOf, lint } from '../../../support/lintFeatures';

const catalogue = loadCatalogue();
const TODAY = '2026-11-21';
const SEARCH =
  '?audience=region:DE&line=95&adopt=anchor-positioning,field-sizing&decline=has,nesting';
const policy = buildPolicy(createContext(catalogue, { today: TODAY }), {
  audience: 'region:DE',
  linePercent: 95,
  adopt: ['anchor-positioning', 'field-sizing'],
  decline: ['has', 'nesting'],
});
const configOf = (name: string): unknown => {
  const address = `/policy/${name}${SEARCH}`;
  return JSON.parse(renderAnswer(catalogue, address, 'https://plimsoll.example', TODAY).body);
};
const settings = { eslint: configOf('eslint.json'), stylelint: configOf('stylelint.json') };
const namedIn = (tool: keyof typeof settings): string =>
  / Not all uses are reported of (.*): accepted/.exec(JSON.stringify(settings[tool]))?.[1] ?? '';
const { available } = (
  settings.eslint as { rules: { 'css/use-baseline': [string, { available: number }] } }
).rules['css/use-baseline'][1];
/** The rules' reports about a feature's CSS if only the settings' year is accepted. */
const NO_LISTS = {
  eslint: { rules: { 'css/use-baseline': ['error', { available }] } },
  stylelint: {
    plugins: ['stylelint-plugin-use-baseline'],
    rules: { 'plugin/use-baseline': [true, { available }] },
  },
};

/** Uses whose own CSS the rules report at all, with what the policy's settings report of them. */
const found = (() => {
  const styled = catalogue.features
    .map((feature) => ({ feature, css: cssOf(feature) }))
    .filter(({ css }) => css !== '');
  const reports = lint([
    ...styled.map(({ css }) => ({ css, ...NO_LISTS })),
    ...styled.map(({ css }) => ({ css, ...settings })),
  ]);
  return styled.map(({ feature }, index) => ({
    feature,
    bare: reports[index]!,
    own: reports[styled.length + index]!,
  }));
})();
const isRefused = (feature: Feature) => policy.refused.includes(feature);

describe.each(['eslint', 'stylelint'] as const)('%s settings of a policy', (tool) => {
  const reportable = found.filter(({ bare }) => bare[tool].length > 0);

  it('report no use of what the team accepts', () => {
    const wrong = reportable.filter(
      ({ feature, own }) => !isRefused(feature) && own[tool].length > 0,
    );

    expect(reportable.filter(({ feature }) => !isRefused(feature)).length).toBeGreaterThan(30);
    expect(wrong.map(({ feature, own }) => [feature.slug, own[tool][0]])).toEqual([]);
  });

  it('report every use of what the team refuses, but for features that the file names', () => {
    const refused = reportable.filter(({ feature }) => isRefused(feature));
    const missed = refused.filter(({ own }) => own[tool].length === 0);

    expect(refused.length).toBeGreaterThan(50);
    const names = namedIn(tool).split(/, | and /);
    expect(missed.length).toBeLessThan(refused.length / 4);
    expect(
      missed.map(({ feature }) => feature.slug).filter((slug) => !names.includes(slug)),
    ).toEqual([]);
  });
});

describe('@html-eslint settings of a policy', () => {
  const report = (html: string) =>
    (
      JSON.parse(
        execFileSync(process.execPath, ['tests/support/lintHtml.mjs'], {
          encoding: 'utf8',
          input: JSON.stringify([{ html, config: configOf('html-eslint.json') }]),
        }),
      ) as string[][]
    )[0]!;

  it('report features newer than the last wholly accepted year, and nothing older', () => {
    expect(report('<p>a</p><img src="a.png" alt="" />')).toEqual([]);
    expect(report('<button commandfor="a" command="show-modal"></button>')).toHaveLength(2);
  });

  it('let no refused HTML of an accepted year through', () => {
    const { rules } = configOf('html-eslint.json') as {
      rules: { '@html-eslint/use-baseline': [string, { available: number }] };
    };
    const { available } = rules['@html-eslint/use-baseline'][1];
    const early = policy.refused.filter(
      (feature) =>
        feature.keys.some(({ path }) => path.startsWith('html.')) &&
        Number(getBaseline(feature, TODAY).newlyOn?.slice(0, 4) ?? Infinity) <= available,
    );

    expect(early.map(({ slug }) => slug)).toEqual([]);
  });
});
