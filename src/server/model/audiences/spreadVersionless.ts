import type { Audience } from '@/domain/Audience';
import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Versionless } from './AudienceRecipe';

interface SpreadVersions {
  readonly spread: readonly { readonly unit: number; readonly share: number }[];
  /** Browsers with no usage in the place. */
  readonly unmapped: Audience['unmapped'];
  readonly isAndroidEstimated: boolean;
  /** Slugs of browsers that the place does not tell apart either. */
  readonly untold: readonly string[];
}

/**
 * Usage data barely covers WebViews. They share the engine of these browsers and update with them.
 */
const UPDATED_WITH: Readonly<Record<string, string>> = {
  webview_android: 'chrome_android',
  webview_ios: 'safari_ios',
};

/**
 * Spreads browsers counted without versions over releases, in proportion to their usage in a place.
 */
export function spreadVersionless(
  catalogue: Catalogue,
  place: Audience,
  browsers: Versionless['browsers'],
): SpreadVersions {
  const spread: { unit: number; share: number }[] = [];
  const unmapped: { name: string; share: number }[] = [];
  const untold: string[] = [];
  for (const [slugs, share] of browsers) {
    const used = slugs.flatMap((slug) => listUsedReleases(catalogue, slug, place));
    const total = used.reduce((sum, { weight }) => sum + weight, 0);
    for (const { unit, weight } of used) spread.push({ unit, share: (share * weight) / total });
    if (total === 0) unmapped.push({ name: joinNames(catalogue, slugs), share });
    else
      untold.push(
        ...slugs.filter((slug) => place.untold?.has(UPDATED_WITH[slug] ?? slug) ?? false),
      );
  }
  return {
    spread,
    unmapped,
    isAndroidEstimated: untold.length > 0 && place.isAndroidEstimated,
    untold,
  };
}

function listUsedReleases(
  catalogue: Catalogue,
  slug: string,
  { weights }: Audience,
): readonly { readonly unit: number; readonly weight: number }[] {
  const browser = catalogue.browserBySlug(slug);
  const source = catalogue.browserBySlug(UPDATED_WITH[slug] ?? slug);
  if (!browser || !source) return [];
  return source.releases
    .map(({ version, unit }) => ({ version, weight: weights[unit]! }))
    .filter(({ weight }) => weight > 0)
    .map(({ version, weight }) => ({ unit: findUnitUpTo(catalogue, browser, version), weight }));
}

/**
 * The release with the same version, or the last one before it; the two browsers don't share every
 * release.
 */
function findUnitUpTo(catalogue: Catalogue, browser: Browser, version: string): number {
  const same = catalogue.releaseByVersion(browser, version);
  const older = browser.releases.findLast(
    (release) => compareVersions(release.version, version) <= 0,
  );
  return (same ?? older ?? browser.releases[0]!).unit;
}

function joinNames(catalogue: Catalogue, slugs: readonly string[]): string {
  return slugs.map((slug) => catalogue.browserBySlug(slug)?.name ?? slug).join(' or ');
}
