// Options that make the `use-baseline` rules of ESLint (@eslint/css) and Stylelint accept the CSS
// of given features. The rules identify CSS by name, as compat keys do:
// `css.properties.display.grid-lanes` is the value `grid-lanes` of `display`.
import { addMonths, type Day } from '@/domain/Day';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { LINT_NAMES, LINT_VALUES, type NameKind } from './lintNames.data';

/** Sorted names by kind, without empty kinds. */
export interface AllowList {
  readonly names: { readonly [kind in NameKind]?: readonly string[] };
  readonly propertyValues: Readonly<Record<string, readonly string[]>>;
}

type Visit = (kind: NameKind, name: string) => void;

/** Keys that cover several units. */
const UNITS_OF_KEY: Readonly<Record<string, readonly string[]>> = {
  container_query_length_units: ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'],
  viewport_percentage_units_dynamic: ['dvb', 'dvh', 'dvi', 'dvmax', 'dvmin', 'dvw'],
  viewport_percentage_units_large: ['lvb', 'lvh', 'lvi', 'lvmax', 'lvmin', 'lvw'],
  viewport_percentage_units_small: ['svb', 'svh', 'svi', 'svmax', 'svmin', 'svw'],
};

/**
 * Everything in these features that a rule set to `level` would report. A value is useless without
 * its property, so a property that isn't accepted is listed with it.
 * @param level `widely`, `newly`, or a year
 */
export function buildAllowList(
  catalogue: Catalogue,
  features: readonly Feature[],
  level: string | number,
  today: Day,
): AllowList {
  const names: { [kind in NameKind]?: Set<string> } = {};
  const values = new Map<string, Set<string>>();
  const allow: Visit = (kind, name) => {
    if (LINT_NAMES.get(kind)?.has(name)) (names[kind] ??= new Set()).add(name);
  };
  for (const path of features.flatMap(({ keys }) => keys.map((key) => key.path))) {
    const [language, type, ...rest] = path.split('.');
    if (language !== 'css' || type === undefined || isAccepted(catalogue, path, level, today))
      continue;
    visitNames(type, rest, allow);
    const [property = '', value = ''] = rest;
    if (type !== 'properties' || rest.length !== 2 || !isKnownValue(property, value)) continue;
    if (!isAccepted(catalogue, `css.properties.${property}`, level, today))
      allow('properties', property);
    values.set(property, (values.get(property) ?? new Set()).add(value));
  }
  return { names: sortSets(Object.entries(names)), propertyValues: sortSets([...values]) };
}

/** A rule knows Baseline as of its release, and an installed plugin may be this old. */
const MONTHS_BEHIND = 12;

function isAccepted(
  catalogue: Catalogue,
  path: string,
  level: string | number,
  today: Day,
): boolean {
  const key = catalogue.keyByPath(path);
  if (!key?.hasData) return false;
  const { newlyOn, widelyOn } = getKeyBaseline(key, today);
  if (typeof level === 'number')
    return newlyOn !== undefined && newlyOn.slice(0, 4) <= String(level);
  const day = level === 'newly' ? newlyOn : widelyOn;
  return day !== undefined && addMonths(day, MONTHS_BEHIND) <= today;
}

function visitNames(type: string, rest: readonly string[], visit: Visit): void {
  const last = rest.at(-1) ?? '';
  const plain = last.replace(/_.*$/, '');
  if (type === 'at-rules' && rest.length === 1) visit('atRules', last);
  if (type === 'at-rules' && rest.length === 2 && rest[0] === 'media')
    visit('mediaConditions', last);
  if (type === 'selectors' && rest.length === 1) visit('selectors', last);
  if (type === 'properties' && rest.length === 1) visit('properties', last);
  if (type === 'properties' && rest.length === 2) visit('functions', plain);
  if (type !== 'types') return;
  // A type, or a function or unit in it. Deeper keys describe how it is used.
  if (rest.length <= 2) visit('functions', plain);
  if (rest[0] === 'length' && rest.length === 2)
    for (const unit of UNITS_OF_KEY[last] ?? [last]) visit('units', unit);
}

function isKnownValue(property: string, value: string): boolean {
  return Object.hasOwn(LINT_VALUES, property) && LINT_VALUES[property]!.includes(value);
}

function sortSets(
  entries: readonly (readonly [string, ReadonlySet<string>])[],
): Record<string, readonly string[]> {
  const sorted = entries.map(([name, set]): [string, readonly string[]] => [name, [...set].sort()]);
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * True if a list allows anything that the other one names. An allowed property allows all its
 * values.
 */
export function overlaps(own: AllowList, allowed: AllowList): boolean {
  const properties = new Set(allowed.names.properties);
  return (
    Object.entries(own.names).some(([kind, names]) =>
      names.some((name) => allowed.names[kind as NameKind]?.includes(name)),
    ) ||
    Object.entries(own.propertyValues).some(
      ([property, values]) =>
        properties.has(property) ||
        values.some((value) => allowed.propertyValues[property]?.includes(value)),
    )
  );
}

const ESLINT_OPTION: Readonly<Record<NameKind, string>> = {
  atRules: 'allowAtRules',
  functions: 'allowFunctions',
  mediaConditions: 'allowMediaConditions',
  properties: 'allowProperties',
  selectors: 'allowSelectors',
  units: 'allowUnits',
};

/** Stylelint's rule can't allow @media conditions. */
const STYLELINT_OPTION: { readonly [kind in NameKind]?: string } = {
  atRules: 'ignoreAtRules',
  functions: 'ignoreFunctions',
  selectors: 'ignoreSelectors',
  units: 'ignoreUnits',
};

/** Options for `css/use-baseline`. Allowing a property also allows all its values. */
export function eslintOptions({
  names,
  propertyValues,
}: AllowList): Readonly<Record<string, unknown>> {
  const values = Object.entries(propertyValues).filter(
    ([property]) => !names.properties?.includes(property),
  );
  return {
    ...renameKeys(names, ESLINT_OPTION),
    ...(values.length > 0 && { allowPropertyValues: Object.fromEntries(values) }),
  };
}

/** Options for `plugin/use-baseline`, which takes properties and values in one object. */
export function stylelintOptions({
  names,
  propertyValues,
}: AllowList): Readonly<Record<string, unknown>> {
  const properties = {
    ...Object.fromEntries((names.properties ?? []).map((property) => [property, []])),
    ...propertyValues,
  };
  return {
    ...renameKeys(names, STYLELINT_OPTION),
    ...(Object.keys(properties).length > 0 && { ignoreProperties: properties }),
  };
}

function renameKeys(
  names: AllowList['names'],
  options: { readonly [kind in NameKind]?: string },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([kind, list]): [string, unknown][] => {
      const option = options[kind as NameKind];
      return option === undefined ? [] : [[option, list]];
    }),
  );
}
