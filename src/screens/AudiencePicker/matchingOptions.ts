import { type AudienceOption, groupPresets } from '@/sections/groupPresets';
import type { OptionGroup } from '@/ui/useCombobox';

/** As many matches as one looks through; a longer word finds fewer. */
const MAX_MATCHES = 40;

/**
 * What a typed text may mean: the presets it fits, best first, and always the text itself as a
 * browserslist query, since any text may be one. A code (`DE`) comes before a name that begins so,
 * and that before a name with a word that does.
 */
export function matchingOptions(
  presets: readonly AudienceOption[],
  text: string,
): readonly OptionGroup<AudienceOption>[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return groupPresets(presets);
  const matches = presets
    .map((preset) => ({ preset, rank: rankOf(preset, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_MATCHES)
    .map(({ preset }) => preset);
  const query = { heading: 'Browserslist query', options: [browserslistOption(text)] };
  return matches.length > 0 ? [{ heading: 'Matches', options: matches }, query] : [query];
}

const NO_MATCH = 3;

function rankOf({ key, name }: AudienceOption, wanted: string): number {
  const lowerName = name.toLowerCase();
  if (key.slice(key.indexOf(':') + 1).toLowerCase() === wanted || key.toLowerCase() === wanted)
    return 0;
  if (lowerName.startsWith(wanted)) return 1;
  return lowerName.split(/[\s(-]+/).some((word) => word.startsWith(wanted)) ? 2 : NO_MATCH;
}

/** A query as an audience; it may be typed with or without the prefix. */
export function browserslistOption(text: string): AudienceOption {
  const query = text.trim().replace(/^browserslist:\s*/i, '');
  return { key: `browserslist:${query}`, name: query, kind: 'BROWSERSLIST' };
}
