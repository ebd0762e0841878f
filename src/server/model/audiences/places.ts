import type { Catalogue } from '@/server/data/catalogue/Catalogue';

/** caniuse's continents, by the code after `continent:`. Excludes its code for the whole world. */
export const continentNames: Readonly<Record<string, string>> = {
  af: 'Africa',
  as: 'Asia',
  eu: 'Europe',
  na: 'North America',
  oc: 'Oceania',
  sa: 'South America',
  // Last, since few people are there.
  an: 'Antarctica',
};

/** Takes long to set up, for a command that answers in less. */
let regionNames: Intl.DisplayNames | undefined;

/** English name of an ISO 3166 code, or the code itself if it has no name. */
export function getRegionName(code: string): string {
  regionNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return regionNames.of(code) ?? code;
}

/** ISO 3166 codes of all countries and territories in the usage data. */
export function regionCodes(catalogue: Catalogue): readonly string[] {
  return catalogue.usage.regions.filter((region) => /^[A-Z]{2}$/.test(region));
}
