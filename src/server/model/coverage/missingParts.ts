import { formatCount, formatList } from '@/domain/format';
import type { PartialFacts } from '@/domain/PartialFacts';
import { partName } from '@/domain/partName';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { nameOfKey } from './nameOfKey';

/** More are counted, not named. */
const MAX_NAMED = 2;

/** The parts that are missing: counted, and by name where they are few. */
export function nameMissingParts(
  total: number,
  missing: readonly CompatKey[],
): { readonly text: string } & Omit<PartialFacts, 'places' | 'morePlaces'> {
  if (total === 1) return { kind: 'WHOLE', text: 'Missing' };
  const counted = `${countWord(missing.length)} of its ${formatCount(total)} parts`;
  const names = getNames(missing);
  return {
    kind: 'PARTS',
    text: `Missing: ${names.length <= MAX_NAMED ? formatList(names) : counted}`,
    missingCount: missing.length,
    partCount: total,
    ...(names.length === 1 && { quote: names[0]! }),
  };
}

/** Two may have the same description. */
function getNames(keys: readonly CompatKey[]): readonly string[] {
  const names = keys.map(nameOfKey);
  return new Set(names).size === names.length ? names : keys.map(({ path }) => partName(path));
}

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const countWord = (count: number): string => WORDS[count] ?? formatCount(count);
