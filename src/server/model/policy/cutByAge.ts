import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { type Cut, getReleaseDays, keepAll } from './Cut';
import { shareToSpare } from './shareToSpare';

/**
 * Drops releases, oldest first, by release date and across all browsers, while the kept ones still
 * cover `linePercent` of everyone whose release is known. No kept release is older than a dropped
 * one.
 */
export function cutByAge(catalogue: Catalogue, audience: Audience, linePercent: number): Cut {
  const { weights } = audience;
  const days = getReleaseDays(catalogue);
  const used = catalogue.releases
    .filter(({ unit }) => weights[unit]! > 0)
    .sort((a, b) => compareTexts(days[a.unit]!, days[b.unit]!) || a.unit - b.unit);
  const cut = keepAll(catalogue);
  let spare = shareToSpare(audience, linePercent);
  for (const { browser, index, unit } of used) {
    spare -= weights[unit]!;
    if (spare < 0) break;
    cut[browser.index] = index + 1;
  }
  return cut;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
