// Features and audiences that every surface is asked about, to compare numbers and words.
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';

export const ONE_NUMBER_AUDIENCES = [
  'world',
  'region:DE',
  'region:IN',
  'region:JP',
  'region:CH',
  'continent:af',
  'continent:sa',
  'baseline:widely',
  'browserslist:last 2 versions',
  'browserslist:ios_saf 17.4, ios_saf 26.1, chrome 120, firefox 115',
];

export const ONE_NUMBER_LINE = 95;

/** Forty of those with partial support for someone, and twenty of the others. */
export function oneNumberFeatures(catalogue: Catalogue): readonly Feature[] {
  const world = audienceByKey(catalogue, 'world');
  return [true, false].flatMap((isPartial) => {
    const some = catalogue.features.filter(
      (feature) => getFeatureCoverage(catalogue, feature, world).partialShare > 0.01 === isPartial,
    );
    const count = isPartial ? 40 : 20;
    return Array.from({ length: count }, (_, at) => some[Math.floor((at * some.length) / count)]!);
  });
}
