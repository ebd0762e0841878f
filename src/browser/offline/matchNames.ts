// Matches typed words against the catalogue's names, best match first. Names only: the query
// language and coverage need the server.
import type { CatalogueNames, FeatureName } from '@/domain/catalogueNames';

const MAX_MATCHES = 20;

export interface NameMatches {
  readonly features: readonly FeatureName[];
  readonly paths: readonly string[];
}

/**
 * Every word must occur. Order: exact matches (with or without punctuation), then prefix matches,
 * then shorter names; among keys with the same name, the shorter path.
 */
export function matchNames({ features, paths }: CatalogueNames, text: string): NameMatches {
  const typed = text.trim().toLowerCase();
  const words = splitWords(typed);
  if (words.length === 0) return { features: [], paths: [] };
  const wanted: Wanted = { words, texts: [typed, words.join(' ')] };
  return {
    features: best(features, ({ name, slug }) => [name.toLowerCase(), slug], wanted),
    paths: best(paths, (path) => [lastPart(path), path.toLowerCase()], wanted),
  };
}

interface Wanted {
  readonly words: readonly string[];
  /** The typed text, and its words without punctuation. */
  readonly texts: readonly string[];
}

/**
 * Strips the punctuation of calls, selectors and operators: `:has()` searches for “has”. Text that
 * is only punctuation is searched as is. Each word once: an address can repeat one 2,000 times.
 */
function splitWords(typed: string): string[] {
  const words = typed.match(/[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu);
  return [...new Set(words ?? typed.split(/\s+/).filter(Boolean))];
}

function best<Item>(
  items: readonly Item[],
  getNames: (item: Item) => readonly [string, string],
  { words, texts }: Wanted,
): Item[] {
  return items
    .map((item) => ({ item, names: getNames(item) }))
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .map(({ item, names }) => ({
      item,
      distance: Math.min(...names.flatMap((name) => texts.map((text) => getDistance(name, text)))),
      whole: names[1].length,
    }))
    .sort((a, b) => a.distance - b.distance || a.whole - b.whole)
    .slice(0, MAX_MATCHES)
    .map(({ item }) => item);
}

/** Longer than any name, so that every prefix match ranks above every match elsewhere. */
const ELSEWHERE = 1_000;

function getDistance(name: string, wanted: string): number {
  return (name.startsWith(wanted) ? 0 : ELSEWHERE) + name.length - wanted.length;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
