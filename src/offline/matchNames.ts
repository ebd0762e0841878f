// Typed words + the catalogue's names → what may be meant, best first. It knows names alone: the
// query language and coverage need the server.
import type { CatalogueNames, FeatureName } from '@/domain/catalogueNames';

const MAX_MATCHES = 20;

export interface NameMatches {
  readonly features: readonly FeatureName[];
  readonly paths: readonly string[];
}

/**
 * Every word must occur. Names equal to the text come first, with its signs or without, then those
 * that start with it, then shorter ones; of keys that are called the same, the shorter path.
 */
export function matchNames({ features, paths }: CatalogueNames, text: string): NameMatches {
  const typed = text.trim().toLowerCase();
  const words = wordsOf(typed);
  if (words.length === 0) return { features: [], paths: [] };
  const wanted: Wanted = { words, texts: [typed, words.join(' ')] };
  return {
    features: best(features, ({ name, slug }) => [name.toLowerCase(), slug], wanted),
    paths: best(paths, (path) => [lastPart(path), path.toLowerCase()], wanted),
  };
}

interface Wanted {
  readonly words: readonly string[];
  /** What was typed, and its words alone. */
  readonly texts: readonly string[];
}

/**
 * Without what calls, selectors and operators put around words: `:has()` is about “has”. A text of
 * signs alone is looked for as it is.
 */
function wordsOf(typed: string): string[] {
  const words = typed.match(/[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu);
  return words ?? typed.split(/\s+/).filter(Boolean);
}

function best<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly [string, string],
  { words, texts }: Wanted,
): Item[] {
  return items
    .map((item) => ({ item, names: namesOf(item) }))
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .map(({ item, names }) => ({
      item,
      distance: Math.min(...names.flatMap((name) => texts.map((text) => distanceOf(name, text)))),
      whole: names[1].length,
    }))
    .sort((a, b) => a.distance - b.distance || a.whole - b.whole)
    .slice(0, MAX_MATCHES)
    .map(({ item }) => item);
}

/**
 * Longer than any name, so that whatever starts with the text is nearer than whatever holds it
 * elsewhere.
 */
const ELSEWHERE = 1_000;

function distanceOf(name: string, wanted: string): number {
  return (name.startsWith(wanted) ? 0 : ELSEWHERE) + name.length - wanted.length;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
