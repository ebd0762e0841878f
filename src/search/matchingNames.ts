import type { SearchHit } from '@/domain/SearchHit';

const MAX_MATCHES = 20;
const NO_MATCH = 4;

/** What a typed text may mean among the few things a page knows by itself, best first: the whole name, its beginning, a word's beginning, any part. */
export function matchingNames(names: readonly SearchHit[], text: string): readonly SearchHit[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  return names
    .map((hit) => ({ hit, rank: Math.min(rankOf(hit.name, wanted), rankOf(hit.path ?? hit.slug ?? '', wanted)) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || a.hit.name.length - b.hit.name.length)
    .slice(0, MAX_MATCHES)
    .map(({ hit }) => hit);
}

function rankOf(name: string, wanted: string): number {
  const text = plain(name);
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.includes(` ${wanted}`)) return 2;
  return text.includes(wanted) ? 3 : NO_MATCH;
}

/** Letters and digits, words set apart: `:has()` and `has`, `grid-template` and “Grid template” are the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
