import type { FacetColumn } from './FacetColumns';
import { Highlighter, type HighlightTags } from './Highlighter';
import { splitTerms } from './tokens';

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/**
 * Facet values among the found records, most frequent first. Every word of the text must be a
 * prefix of a word in the value.
 */
export function facetHits(
  column: FacetColumn,
  positions: readonly number[],
  text: string,
  maxHits: number,
  tags: HighlightTags,
): FacetHit[] {
  const highlighter = new Highlighter(text, tags, false);
  const counts = column.counts(positions);
  const isAsked = (value: string): boolean => {
    const terms = splitTerms(value);
    return splitTerms(text).every((wanted) => terms.some((term) => term.startsWith(wanted)));
  };

  return column.values
    .map((value, id) => ({ value, count: counts[id]! }))
    .filter(({ value, count }) => count > 0 && isAsked(value))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxHits)
    .map(({ value, count }) => ({ value, highlighted: highlighter.highlight(value).value, count }));
}
