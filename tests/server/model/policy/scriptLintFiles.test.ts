import { policyFile, runModule } from '../../../support/policyFile';

type Plugin = 'baseline-js' | 'compat';

/** The real plugin’s reports on each script under each configuration, from one process. */
const lint = (
  plugin: Plugin,
  jobs: readonly (readonly [code: string, search: string])[],
): readonly (readonly string[])[] =>
  runModule(
    `import { readFileSync } from 'node:fs'; import { Linter } from 'eslint';
     const { plugin, jobs } = JSON.parse(readFileSync(0, 'utf8'));
     const { default: loaded } = await import('eslint-plugin-' + plugin);
     console.log(JSON.stringify(jobs.map(([code, config]) =>
       new Linter({ cwd: '/' })
         .verify(code, [{ plugins: { [plugin]: loaded }, ...JSON.parse(config) }], 'a.js')
         .map(({ message }) => message))));`,
    {
      plugin,
      jobs: jobs.map(([code, search]) => [
        code,
        policyFile(plugin === 'compat' ? 'eslint-compat.json' : 'baseline-js.json', search),
      ]),
    },
  ) as readonly (readonly string[])[];

const PATTERN = 'export const a = new URLPattern({});';
const OWN = 'export const a = Object.hasOwn({}, "a");';
const GROUP = 'export const a = Object.groupBy([], (b) => b);';
const GPU = 'export const a = navigator.gpu;';

describe('settings of eslint-plugin-baseline-js', () => {
  it('report scripts that a policy refuses, and nothing that it accepts', () => {
    const reported = lint('baseline-js', [
      [GROUP, '?line=99'],
      [GROUP, '?line=50'],
      [GROUP, '?line=99&adopt=array-group'],
      [GROUP, '?line=50&decline=array-group'],
      [GPU, ''],
      [GPU, '?adopt=webgpu'],
    ]);

    expect(reported).toEqual([
      [expect.stringContaining('array-group')],
      [],
      [],
      [expect.stringContaining('array-group')],
      [expect.stringMatching(/webgpu/i)],
      [],
    ]);
  });
});

describe('settings of eslint-plugin-compat', () => {
  it('report what a floor lacks, apart from what the team adopted', () => {
    const reported = lint('compat', [
      [PATTERN, '?audience=browserslist:firefox 128&line=100'],
      [PATTERN, '?audience=browserslist:firefox 128&line=100&adopt=urlpattern'],
      [PATTERN, '?audience=browserslist:chrome 150'],
      [OWN, '?audience=browserslist:ie 11&line=100'],
      [OWN, '?line=50'],
    ]);

    expect(reported).toEqual([
      [expect.stringContaining('not supported in Firefox 128')],
      [],
      [],
      [expect.stringContaining('not supported in IE 11')],
      [],
    ]);
  });
});

describe('eslint.config.mjs', () => {
  const lintAll = (search: string): unknown =>
    runModule(
      `${policyFile('eslint.config.mjs', search).replace('export default', 'const config =')}
       const { Linter } = await import('eslint');
       const reports = (code, name) =>
         new Linter().verify(code, config, name).map(({ ruleId }) => ruleId);
       console.log(JSON.stringify({
         css: reports('a { position-area: top }', 'src/a.css'),
         js: reports(${JSON.stringify(GROUP)}, 'src/a.js'),
       }));`,
      {},
    );

  it('is one configuration for style sheets and scripts', () => {
    expect(lintAll('?line=99')).toEqual({
      css: ['css/use-baseline'],
      js: ['baseline-js/use-baseline'],
    });
    expect(lintAll('?line=99&adopt=anchor-positioning,array-group')).toEqual({ css: [], js: [] });
  });
});
