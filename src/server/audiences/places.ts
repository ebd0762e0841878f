import type { Catalogue } from '@/server/catalogue/Catalogue';

/**
 * caniuse's continents by the code that follows `continent:`; its code for the whole world is not
 * among them.
 */
export const continentNames: Readonly<Record<string, string>> = {
  af: 'Africa',
  an: 'Antarctica',
  as: 'Asia',
  eu: 'Europe',
  na: 'North America',
  oc: 'Oceania',
  sa: 'South America',
};

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** English name of an ISO 3166 code; the code itself where there is none. */
export function getRegionName(code: string): string {
  return regionNames.of(code) ?? code;
}

/** Codes of all countries and territories the usage data has, as `DE`. */
export function regionCodes(catalogue: Catalogue): readonly string[] {
  return catalogue.usage.regions.filter((region) => /^[A-Z]{2}$/.test(region));
}
