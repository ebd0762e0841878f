import type { Audience } from '@/domain/Audience';
import { RELEASE_AGES, type ReleaseAge, releaseAgeOf } from '@/domain/ReleaseAge';
import { today } from '@/domain/today';
import type { Browser, Catalogue } from '@/server/catalogue/Catalogue';

/** One browser's share of an audience, by how old the releases in use are. */
export interface BrowserAges {
  readonly browser: Browser;
  readonly share: number;
  /** Youngest first, without the ages nobody has; they sum to `share`. */
  readonly ages: readonly { readonly age: ReleaseAge; readonly share: number }[];
}

/** Heaviest browser first; browsers nobody uses are left out. */
export function browserAges(catalogue: Catalogue, { weights }: Audience): readonly BrowserAges[] {
  const day = today();
  return catalogue.browsers
    .map((browser) => {
      const shares = new Map<ReleaseAge, number>();
      for (const { unit, releasedOn } of browser.releases) {
        const age = releaseAgeOf(releasedOn, day);
        if (weights[unit]! > 0) shares.set(age, (shares.get(age) ?? 0) + weights[unit]!);
      }
      const ages = RELEASE_AGES.filter((age) => shares.has(age)).map((age) => ({
        age,
        share: shares.get(age)!,
      }));
      return { browser, ages, share: ages.reduce((sum, { share }) => sum + share, 0) };
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.browser.index - b.browser.index);
}
