import type { Audience } from '@/domain/Audience';
import { getReleaseAge, RELEASE_AGES, type ReleaseAge } from '@/domain/ReleaseAge';
import { today } from '@/domain/today';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';

/** One browser's share of an audience, by age of the releases in use. */
export interface BrowserAges {
  readonly browser: Browser;
  readonly share: number;
  /** Youngest first, without empty ages; they sum to `share`. */
  readonly ages: readonly { readonly age: ReleaseAge; readonly share: number }[];
}

/** Largest share first, without browsers nobody uses. */
export function browserAges(catalogue: Catalogue, { weights }: Audience): readonly BrowserAges[] {
  const day = today();
  return catalogue.browsers
    .map((browser) => {
      const shares = new Map<ReleaseAge, number>();
      for (const { unit, releasedOn } of browser.releases) {
        const age = getReleaseAge(releasedOn, day);
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
