import type { Audience } from '@/domain/Audience';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

/** The releases of one browser in use in the audience, by version, oldest first. */
export function weightsOf(slug: string, { weights }: Audience): Map<string, number> {
  const weighted = loadCatalogue()
    .browserBySlug(slug)!
    .releases.filter(({ unit }) => weights[unit]! > 0);
  return new Map(weighted.map(({ version, unit }) => [version, weights[unit]!]));
}
