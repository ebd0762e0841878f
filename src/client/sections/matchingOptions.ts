import type { OptionGroup } from '@/client/ui/useCombobox';
import { parsePlatformMix } from '@/domain/parsePlatformMix';
import { describeMix, platformKey } from '@/domain/platformKey';
import { type AudienceOption, groupPresets } from './groupPresets';
import { PLACE_ALIASES } from './placeAliases.data';

/** About as many as a reader scans; a longer text finds fewer. */
const MAX_MATCHES = 40;

/**
 * The presets that match a typed text, best first; all of them, by kind, without one. A code (`DE`)
 * or a short name (`UK`) ranks above a name with that prefix, and that above a name in which a later
 * word has it.
 */
export function matchingPresets(
  presets: readonly AudienceOption[],
  text: string,
): readonly OptionGroup<AudienceOption>[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return groupPresets(presets);
  const getLocalName = localNames();
  const options = presets
    .map((preset) => ({ preset, rank: rankOption(preset, wanted, getLocalName(preset.key)) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_MATCHES)
    .map(({ preset }) => preset);
  return options.length === 0 ? [] : [{ heading: 'Matches', options }];
}

/**
 * The matching presets, and the text itself as a browserslist query if it may be one. Shares of
 * platforms are nothing else; unfinished ones are refused by the server, with what is missing.
 */
export function matchingOptions(
  presets: readonly AudienceOption[],
  text: string,
): readonly OptionGroup<AudienceOption>[] {
  const platforms = platformOption(text);
  if (platforms) return [{ heading: 'Platforms', options: [platforms] }];
  const found = matchingPresets(presets, text);
  if (found.length > 0 && !QUERY_SIGNS.test(text.toLowerCase())) return found;
  if (text.trim() === '') return found;
  return [...found, { heading: 'Browserslist query', options: [browserslistOption(text)] }];
}

/** Signs of a query. A place's name may contain them, too; then the list offers both. */
const QUERY_SIGNS =
  /[\d<>%]|\b(?:last|not|dead|defaults|unreleased|maintained|baseline|supports|cover)\b/;

const NO_MATCH = 3;

/** The names of countries in the languages of the reader's browser, in lower case. */
function localNames(): (key: string) => string {
  const names = displayNames(typeof navigator === 'undefined' ? ['en'] : navigator.languages);
  return (key) => (COUNTRY.test(key) ? names.of(key.slice(-2))!.toLowerCase() : '');
}

/** Some browsers report invalid languages, such as `en-US@posix`. */
function displayNames(languages: readonly string[]): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([...languages], { type: 'region' });
  } catch {
    return new Intl.DisplayNames('en', { type: 'region' });
  }
}

const COUNTRY = /^region:[A-Z]{2}$/;

function rankOption({ key, name }: AudienceOption, wanted: string, localName: string): number {
  const lowerName = name.toLowerCase();
  if (key.slice(key.indexOf(':') + 1).toLowerCase() === wanted || key.toLowerCase() === wanted)
    return 0;
  const aliases = PLACE_ALIASES[key] ?? [];
  if (aliases.includes(wanted) || localName === wanted) return 0;
  // Too many names begin with any two letters.
  if (wanted.length > 2 && aliases.some((alias) => alias.startsWith(wanted))) return 1;
  if (lowerName.startsWith(wanted) || localName.startsWith(wanted)) return 1;
  return lowerName.split(/[\s(-]+/).some((word) => word.startsWith(wanted)) ? 2 : NO_MATCH;
}

function platformOption(text: string): AudienceOption | undefined {
  const parsed = parsePlatformMix(text);
  if (!parsed) return undefined;
  return 'mix' in parsed
    ? { key: platformKey(parsed.mix), name: describeMix(parsed.mix), kind: 'PLATFORMS' }
    : { key: text.trim(), name: parsed.problem, kind: 'PLATFORMS' };
}

/** A browserslist query as an audience; the prefix is optional. */
export function browserslistOption(text: string): AudienceOption {
  const query = text.trim().replace(/^browserslist:\s*/i, '');
  return { key: `browserslist:${query}`, name: query, kind: 'BROWSERSLIST' };
}
