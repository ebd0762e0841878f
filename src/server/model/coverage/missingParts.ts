import { formatCount, formatList } from '@/domain/format';
import { readableName } from '@/domain/readableName';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { textOfHtml } from './textOfHtml';

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

/** By what they mean, or by their paths where the descriptions don't tell them apart. */
function getNames(keys: readonly CompatKey[]): readonly string[] {
  const names = keys.map((key) => describe(key) ?? nameOfPart(key));
  return new Set(names).size === names.length ? names : keys.map(nameOfPart);
}

function describe({ descriptionHtml }: CompatKey): string | undefined {
  const text = descriptionHtml && textOfHtml(descriptionHtml).replace(/\.$/, '');
  return text && /^[A-Z][a-z]/.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

/** `css.properties.position-visibility.anchor-valid` → `position-visibility: anchor-valid`. */
function nameOfPart({ path }: CompatKey): string {
  const name = readableName(path);
  return path.startsWith('css.properties.') ? name.replace('.', ': ') : name;
}

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const countWord = (count: number): string => WORDS[count] ?? formatCount(count);
