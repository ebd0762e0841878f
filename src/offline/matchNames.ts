// Typed words + the catalogue's names → what may be meant, best first. It knows names alone: the query language and coverage need the server.
import type { CatalogueNames, FeatureName } from '@/domain/catalogueNames';

const MAX_MATCHES = 20;

export interface NameMatches {
  readonly features: readonly FeatureName[];
  readonly paths: readonly string[];
}

/** Every word must occur. Names equal to the text come first, then those that start with it, then shorter ones. */
export function matchNames({ features, paths }: CatalogueNames, text: string): NameMatches {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return { features: [], paths: [] };
  return {
    features: best(features, ({ name, slug }) => [name.toLowerCase(), slug], words, wanted),
    paths: best(paths, (path) => [lastPart(path), path.toLowerCase()], words, wanted),
  };
}

function best<Item>(items: readonly Item[], namesOf: (item: Item) => readonly [string, string], words: readonly string[], wanted: string): Item[] {
  return items
    .map((item) => ({ item, names: namesOf(item) }))
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .map(({ item, names }) => ({ item, distance: Math.min(...names.map((name) => distanceOf(name, wanted))) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_MATCHES)
    .map(({ item }) => item);
}

/** Longer than any name, so that whatever starts with the text is nearer than whatever holds it elsewhere. */
const ELSEWHERE = 1_000;

function distanceOf(name: string, wanted: string): number {
  return (name.startsWith(wanted) ? 0 : ELSEWHERE) + name.length - wanted.length;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
