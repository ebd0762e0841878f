// The names that the `use-baseline` rules of ESLint and Stylelint know. ESLint rejects a
// configuration with any other name, so exports use only these.
import lintNames from '@data/lintNames.json';

// webpack refuses named imports from JSON.
const { names, values } = lintNames;

export type NameKind = keyof typeof names;

export const LINT_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(names).map(([kind, list]) => [kind, new Set(list)]),
);

/** Values by property, without the global keywords. */
export const LINT_VALUES: Readonly<Record<string, readonly string[]>> = values;
