// Cuts an audience's releases, browser by browser, into kept and dropped ones. Pitfall: a browser
// that nobody uses is neither kept nor dropped.
import type { Audience } from '@/domain/Audience';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';

/**
 * By `browser.index`: the index of the oldest release that is kept. A browser of which nothing is
 * kept has the number of its releases.
 */
export type Cut = readonly number[];

export function keepAll(catalogue: Catalogue): number[] {
  return catalogue.browsers.map(() => 0);
}

/** A browser's releases in use in the audience, oldest first. */
export function getUsedReleases(browser: Browser, { weights }: Audience): readonly Release[] {
  return browser.releases.filter(({ unit }) => weights[unit]! > 0);
}

/** People, or what their visits are worth. */
type Weighed = Pick<Audience, 'weights'>;

/** The share of the audience on the releases of one browser that a cut drops, 0–1. */
export function getLostShare(browser: Browser, cut: Cut, { weights }: Weighed): number {
  let share = 0;
  for (let index = 0; index < cut[browser.index]!; index++)
    share += weights[browser.releases[index]!.unit]!;
  return share;
}

/** The share of the audience on the releases that a cut keeps, 0–1. */
export function getKeptShare(catalogue: Catalogue, cut: Cut, audience: Audience): number {
  const lost = catalogue.browsers.map((browser) => getLostShare(browser, cut, audience));
  return Math.max(0, audience.trackedShare - lost.reduce((sum, share) => sum + share, 0));
}

/**
 * By `release.unit`: the day a release came out, and for one without a date, or with one before its
 * predecessor's, the day of its predecessor. So no release of a browser is younger than the next.
 */
export const getReleaseDays = memoizeByCatalogue(
  'releaseDays',
  ({ browsers, releases }): readonly string[] => {
    const days = new Array<string>(releases.length);
    for (const browser of browsers) {
      let latest = '';
      for (const { unit, releasedOn = '' } of browser.releases) {
        if (releasedOn > latest) latest = releasedOn;
        days[unit] = latest;
      }
    }
    return days;
  },
);
