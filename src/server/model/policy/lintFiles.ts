// Converts a policy to settings of linters of CSS and HTML. Pitfall: their lists can only allow. So
// each starts from the last Baseline year without refused features, and allows the features accepted
// beyond it. If an allowed name also permits a refused feature, the file says so.
import { formatList } from '@/domain/format';
import { acceptedYear } from './acceptedYear';
import {
  type AllowList,
  buildAllowList,
  eslintOptions,
  overlaps,
  stylelintOptions,
} from './lintAllowList';
import { type FileSource, type PolicyFile, policyLabel, toJson } from './PolicyFile';

export const eslintFile: PolicyFile = {
  name: 'eslint.json',
  type: 'application/json',
  write: (source) => toJson(eslintCss(source)),
};

/** The part of a flat configuration that concerns style sheets. */
export function eslintCss(source: FileSource) {
  const { available, list } = cssRules(source);
  return {
    name: `${policyLabel(source)}${slipSentence(source, list, available)}`,
    rules: { 'css/use-baseline': ['error', { available, ...eslintOptions(list) }] },
  };
}

export const stylelintFile: PolicyFile = {
  name: 'stylelint.json',
  type: 'application/json',
  write: (source) => {
    const { available, list } = cssRules(source);
    return toJson({
      '//': `${policyLabel(source)}${slipSentence(source, list, available)}`,
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available, ...stylelintOptions(list) }] },
    });
  },
};

/** For Biome 2.6 and newer. It refuses names that it does not know, so the label is a comment. */
export const biomeFile: PolicyFile = {
  name: 'biome.jsonc',
  type: 'text/javascript',
  write: (source) => {
    const { available, list } = cssRules(source);
    const { allowUnits: _, ...options } = eslintOptions(list);
    return `// ${policyLabel(source)}${slipSentence(source, list, available)}\n${toJson({
      linter: {
        rules: {
          suspicious: { useBaseline: { level: 'error', options: { available, ...options } } },
        },
      },
    })}`;
  },
};

export const htmlEslintFile: PolicyFile = {
  name: 'html-eslint.json',
  type: 'application/json',
  write: (source) =>
    toJson({
      name: `${policyLabel(source)}. This rule has no list of exceptions: the year is the last one whose elements and attributes are all accepted.`,
      rules: {
        '@html-eslint/use-baseline': ['error', { available: acceptedYear(source, 'html') }],
      },
    }),
};

function cssRules(source: FileSource) {
  const { catalogue, policy } = source;
  const available = acceptedYear(source, 'css');
  const refused = new Set(policy.refused);
  const accepted = catalogue.features.filter((feature) => !refused.has(feature));
  return { available, list: buildAllowList(catalogue, accepted, available, policy.day) };
}

/** Refused features some use of which an accepted one's name, property or value allows as well. */
function slipSentence(
  { catalogue, policy }: FileSource,
  list: AllowList,
  available: number,
): string {
  const slips = policy.refused.filter((feature) =>
    overlaps(buildAllowList(catalogue, [feature], available, policy.day), list),
  );
  if (slips.length === 0) return '';
  return `. Not all uses are reported of ${formatList(slips.map(({ slug }) => slug))}: accepted features share a name with them.`;
}
