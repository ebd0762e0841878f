import type { Audience } from '@/domain/Audience';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';

/** The share of the whole audience (0–1) on any release of a browser. */
export function shareOfBrowser({ weights }: Audience, { releases }: Browser): number {
  return releases.reduce((sum, { unit }) => sum + weights[unit]!, 0);
}

/** Largest share first, then catalogue order; without browsers nobody uses. */
export function shareByBrowser(
  { browsers }: Catalogue,
  audience: Audience,
): { readonly browser: Browser; readonly share: number }[] {
  return browsers
    .map((browser) => ({ browser, share: shareOfBrowser(audience, browser) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.browser.index - b.browser.index);
}
