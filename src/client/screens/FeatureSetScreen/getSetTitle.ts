import { formatFirstNames } from './formatFirstNames';

const NAMES_IN_TITLE = 3;

export function getSetTitle(names: readonly string[]): string {
  return names.length === 1
    ? `Combine ${names[0]} with other features`
    : `${formatFirstNames(names, NAMES_IN_TITLE)} together`;
}
