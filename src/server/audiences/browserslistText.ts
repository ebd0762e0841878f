// Writes the lines of a `.browserslistrc` that covers an audience up to a share. Pitfall:
// browserslist knows most Android browsers only as "latest", so their lines can't name a version.
import type { Audience } from '@/domain/Audience';
import type { Catalogue, Release } from '@/server/catalogue/Catalogue';

/**
 * Browserslist names by browser slug. Browsers it doesn't know (WebViews on iOS, headsets) are left
 * out.
 */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  opera: 'opera',
  ie: 'ie',
  safari_ios: 'ios_saf',
  samsunginternet_android: 'samsung',
};

const LATEST_ONLY: Readonly<Record<string, string>> = {
  chrome_android: 'and_chr',
  firefox_android: 'and_ff',
  opera_android: 'op_mob',
  webview_android: 'android',
};

/**
 * Drops the oldest releases as long as the rest still covers `linePercent` of the users whose
 * release is known.
 */
export function browserslistText(
  catalogue: Catalogue,
  { weights, trackedShare }: Audience,
  linePercent: number,
): string {
  const used = catalogue.releases.filter(({ unit }) => weights[unit]! > 0);
  let spare = trackedShare * (1 - linePercent / 100) + Number.EPSILON;
  const kept = new Set(used);
  for (const release of used.toSorted(byDate)) {
    spare -= weights[release.unit]!;
    if (spare < 0) break;
    kept.delete(release);
  }
  const lines = catalogue.browsers.flatMap((browser) => {
    const oldest = browser.releases.find((release) => kept.has(release));
    return oldest ? [toLine(oldest)] : [];
  });
  return lines.filter((line) => line !== '').join('\n');
}

function byDate(a: Release, b: Release): number {
  return (a.releasedOn ?? '').localeCompare(b.releasedOn ?? '') || a.unit - b.unit;
}

function toLine({ browser, version }: Release): string {
  const name = NAMES[browser.slug];
  if (name !== undefined) return `${name} >= ${version}`;
  const latest = LATEST_ONLY[browser.slug];
  return latest === undefined ? '' : `last 1 ${latest} version`;
}
