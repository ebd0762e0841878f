import { LRUCache } from 'lru-cache';
import { nearestNormalized, normalize } from '@/domain/nearMatches';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';

/** More than anybody is shown. */
const MAX_MATCHES = 20;

/** Mistyped texts remembered. */
const MAX_TEXTS = 1_000;

const getMemory = memoizeByCatalogue('nearFeatures', ({ features }) => ({
  candidates: features.map((feature) => ({
    row: feature,
    names: [normalize(feature.slug), normalize(feature.name)],
  })),
  matches: new LRUCache<string, readonly Feature[]>({ max: MAX_TEXTS }),
}));

/** At most `first` features a mistyped id or name may stand for, nearest first; 20 at most. */
export function nearFeatures(
  catalogue: Catalogue,
  text: string,
  first: number,
): readonly Feature[] {
  const { candidates, matches } = getMemory(catalogue);
  const wanted = normalize(text);
  const known = matches.get(wanted) ?? nearestNormalized(wanted, candidates, MAX_MATCHES);
  matches.set(wanted, known);
  return known.slice(0, first);
}
