// Converts a policy to settings of ESLint for scripts: by features (eslint-plugin-baseline-js), by
// browsers (eslint-plugin-compat), and one flat configuration for scripts and style sheets.
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { acceptedYear, isOfLanguage } from './acceptedYear';
import { browserslistQueries } from './browserslistQueries';
import { eslintCss } from './lintFiles';
import { getNeeds } from './Needs';
import { type FileSource, type PolicyFile, policyLabel, requireFloors, toJson } from './PolicyFile';

export const baselineJsFile: PolicyFile = {
  name: 'baseline-js.json',
  type: 'application/json',
  write: (source) => toJson({ name: policyLabel(source), rules: scriptRules(source) }),
};

export const eslintConfigFile: PolicyFile = {
  name: 'eslint.config.mjs',
  type: 'text/javascript',
  write: (source) => {
    const styles = eslintCss(source);
    const scripts = { name: policyLabel(source), rules: scriptRules(source) };
    return [
      `// ${policyLabel(source)}`,
      '// Spread it into your own eslint.config.mjs, next to the parser of TypeScript if you lint that.',
      "import css from '@eslint/css';",
      "import baselineJs from 'eslint-plugin-baseline-js';",
      '',
      'export default [',
      `  { files: ['**/*.css'], plugins: { css }, language: 'css/css', ...${JSON.stringify(styles)} },`,
      `  { files: ['**/*.{js,mjs,cjs,jsx}'], plugins: { 'baseline-js': baselineJs }, ...${JSON.stringify(scripts)} },`,
      '];',
      '',
    ].join('\n');
  },
};

/** The year is the last one of which nothing is refused; what is accepted beyond it is listed. */
function scriptRules(source: FileSource) {
  const { catalogue, policy } = source;
  const available = acceptedYear(source, 'javascript');
  const refused = new Set(policy.refused);
  const ignoreFeatures = catalogue.features
    .filter((feature) => {
      const { newlyOn } = getBaseline(feature, policy.day);
      const isBeyond = newlyOn === undefined || Number(newlyOn.slice(0, 4)) > available;
      return isBeyond && !refused.has(feature) && isOfLanguage(feature, 'javascript');
    })
    .map(({ slug }) => slug);
  const auto = { preset: 'auto' };
  return {
    'baseline-js/use-baseline': [
      'error',
      { available, ignoreFeatures, includeWebApis: auto, includeJsBuiltins: auto },
    ],
  };
}

/** The plugin judges by browsers; a policy's exceptions are what it takes for polyfilled. */
export const eslintCompatFile: PolicyFile = {
  name: 'eslint-compat.json',
  type: 'application/json',
  write: (source) => {
    const { catalogue, policy } = source;
    const { queries } = browserslistQueries(catalogue, requireFloors(policy));
    return toJson({
      name: `${policyLabel(source)}. It reports what a minimum version lacks. Other tools report features that are declined although every minimum version has them.`,
      rules: { 'compat/compat': 'error' },
      settings: { browsers: queries, lintAllEsApis: true, polyfills: acceptedNames(source) },
    });
  },
};

/** Names of what is accepted although some floor lacks it. */
function acceptedNames({ catalogue, policy }: FileSource): readonly string[] {
  const needs = getNeeds(catalogue, policy.audience);
  const accepted = [...policy.above, ...policy.acceptedBelow];
  const missing = accepted
    .flatMap(({ keys }) => keys)
    .filter((key) => key.hasData && !needs.isKeyMet(key, policy.cut));
  return [...new Set(missing.flatMap(namesOf))].sort();
}

/** `api.Document.startViewTransition` → `Document.startViewTransition`, in the plugin's words. */
function namesOf({ path }: CompatKey): readonly string[] {
  const [, owner = '', given, ...deeper] = path
    .replace(/^javascript\.builtins\./, 'api.')
    .split('.');
  if (!/^(?:api|javascript\.builtins)\./.test(path) || deeper.length > 0) return [];
  const member = given?.replace(/_(?:static|event)$/, '');
  if (member === undefined || member === owner) return [owner];
  if (/^(?:Window|_globals)$/.test(owner)) return [member];
  return [`${owner}.${member}`];
}
