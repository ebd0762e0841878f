// The names that the `use-baseline` rules of ESLint and Stylelint know. ESLint rejects a
// configuration with any other name, so exports use only these.
import { names, values } from '@data/lintNames.json';

export type NameKind = keyof typeof names;

export const LINT_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(names).map(([kind, list]) => [kind, new Set(list)]),
);

/** Values by property, without the global keywords. */
export const LINT_VALUES: Readonly<Record<string, readonly string[]>> = values;
