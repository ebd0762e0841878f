import { formatCount, formatList } from '@/domain/format';
import { partName } from '@/domain/partName';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { nameOfKey } from './nameOfKey';

/** More are counted, not named. */
const MAX_NAMED = 2;

/** “two of its 325 parts are missing in Chrome, Edge and Firefox”, with the parts by name. */
export function nameMissingParts(
  total: number,
  missing: readonly CompatKey[],
  places: string,
): { readonly text: string; readonly clause: string } {
  const counted = `${countWord(missing.length)} of its ${formatCount(total)} parts`;
  const verb = missing.length === 1 ? 'is' : 'are';
  const names = getNames(missing);
  if (total === 1) return { text: 'Missing', clause: `something is missing in ${places}` };
  return {
    text: `Missing: ${names.length <= MAX_NAMED ? formatList(names) : counted}`,
    clause: `${counted} ${verb} missing in ${places}${names.length === 1 ? `: ${names[0]}` : ''}`,
  };
}

/** Two may have the same description. */
function getNames(keys: readonly CompatKey[]): readonly string[] {
  const names = keys.map(nameOfKey);
  return new Set(names).size === names.length ? names : keys.map(({ path }) => partName(path));
}

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const countWord = (count: number): string => WORDS[count] ?? formatCount(count);
