// Converts a policy to settings of linters. Pitfall: their lists can only allow. So each starts
// from the last Baseline year without refused features, and allows the features accepted beyond it.
// If an allowed name also permits a refused feature, the file says so.
import { formatLine, formatList } from '@/domain/format';
import { Refusal } from '@/domain/Refusal';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import {
  type AllowList,
  buildAllowList,
  eslintOptions,
  overlaps,
  stylelintOptions,
} from './lintAllowList';
import { plainText } from './plainText';
import { type FileSource, type PolicyFile, policyLabel, toJson } from './PolicyFile';

/** The first year that the rules take. */
const FIRST_YEAR = 2000;

export const eslintFile: PolicyFile = {
  name: 'eslint.json',
  label: 'ESLint: @eslint/css',
  type: 'application/json',
  write: (source) => {
    const { available, list } = cssRules(source);
    return toJson({
      name: `${policyLabel(source)}${slipSentence(source, list, available)}`,
      rules: { 'css/use-baseline': ['error', { available, ...eslintOptions(list) }] },
    });
  },
};

export const stylelintFile: PolicyFile = {
  name: 'stylelint.json',
  label: 'Stylelint: stylelint-plugin-use-baseline',
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

export const htmlEslintFile: PolicyFile = {
  name: 'html-eslint.json',
  label: 'ESLint: @html-eslint',
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

/**
 * A file in which nothing is accepted would report all there is.
 * @throws Refusal
 */
function requireAccepted({ catalogue, policy }: FileSource, language: 'css' | 'html'): void {
  const refused = new Set(policy.refused);
  const isOf = (feature: Feature) =>
    feature.keys.some(({ path }) => path.startsWith(`${language}.`));
  if (catalogue.features.some((feature) => isOf(feature) && !refused.has(feature))) return;
  throw new Refusal(
    'ARGUMENT_INVALID',
    `No ${language.toUpperCase()} feature reaches the line of ${formatLine(policy.linePercent)} of ${plainText(policy.audience.name)}, so this file would report everything. Choose a lower line.`,
  );
}

/** The last Baseline year without refused features of a language. */
function acceptedYear(source: FileSource, language: 'css' | 'html'): number {
  requireAccepted(source, language);
  const { policy } = source;
  const years = policy.refused
    .filter(({ keys }) => keys.some(({ path }) => path.startsWith(`${language}.`)))
    .flatMap((feature) => {
      const { newlyOn } = getBaseline(feature, policy.day);
      return newlyOn === undefined ? [] : [Number(newlyOn.slice(0, 4)) - 1];
    });
  return Math.max(FIRST_YEAR, Math.min(Number(policy.day.slice(0, 4)), ...years));
}
