import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { searchIndexOf } from './searchIndexOf';
import { runAtOnce } from './Steps';

/** Longer texts are no name. */
const MAX_TEXT = 100;

/**
 * Slugs of features and paths of keys that the search finds for a text, best first. None if the index
 * could not be made. Where nobody has prepared the index, the first call takes a second.
 */
export function searchNames(catalogue: Catalogue, text: string, first: number): readonly string[] {
  const making = searchIndexOf(catalogue);
  if (making.steps) runAtOnce(making.steps);
  const { index } = making;
  if (!index) return [];
  const asked = text.slice(0, MAX_TEXT);
  const names: string[] = [];
  for (const position of index.rank(asked, { hasTypoTolerance: true, prefixes: 'last' })) {
    const { kind, slug, path } = index.records.identityAt(position);
    if (kind === 'feature') names.push(slug!);
    if (kind === 'key') names.push(path!);
    if (names.length === first) break;
  }
  return names;
}
