// Answers how much of an audience has a feature or a key. The sums are kept as long as the audience
// object lives, so ask with the object `audienceByKey` gave; a copy of it would be summed anew.
import type { Audience } from '@/domain/Audience';
import type { Catalogue, CompatKey, Feature, SupportMatrix } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { type Coverage, ShareTable } from './ShareTable';

export type { Coverage };

export function coverageOfFeature(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): Coverage {
  return tableOfFeatures(catalogue, audience).coverageOf(feature.index);
}

/** A key without data, a mere branch of the tree, is unknown for everybody. */
export function coverageOfKey(catalogue: Catalogue, key: CompatKey, audience: Audience): Coverage {
  return tableOfKeys(catalogue, audience).coverageOf(key.index);
}

/**
 * Supported shares by `feature.index` and by `key.index`; shared between callers, who must not
 * write to them.
 */
export function supportedShares(
  catalogue: Catalogue,
  audience: Audience,
): {
  readonly features: Float64Array;
  readonly keys: Float64Array;
} {
  return {
    features: tableOfFeatures(catalogue, audience).supportedShares(),
    keys: tableOfKeys(catalogue, audience).supportedShares(),
  };
}

interface AudienceTables {
  features?: ShareTable;
  keys?: ShareTable;
}

const tablesOfAudiences = memoizeByCatalogue(
  'shareTables',
  () => new WeakMap<Audience, AudienceTables>(),
);

function tableOfFeatures(catalogue: Catalogue, audience: Audience): ShareTable {
  const tables = tablesOf(catalogue, audience);
  tables.features ??= shareTableOf(catalogue, catalogue.featureSupport, audience);
  return tables.features;
}

function tableOfKeys(catalogue: Catalogue, audience: Audience): ShareTable {
  const tables = tablesOf(catalogue, audience);
  tables.keys ??= shareTableOf(catalogue, catalogue.keySupport, audience);
  return tables.keys;
}

function tablesOf(catalogue: Catalogue, audience: Audience): AudienceTables {
  const tablesByAudience = tablesOfAudiences(catalogue);
  let tables = tablesByAudience.get(audience);
  if (!tables) tablesByAudience.set(audience, (tables = {}));
  return tables;
}

function shareTableOf(
  { browsers }: Catalogue,
  matrix: SupportMatrix,
  { weights }: Audience,
): ShareTable {
  return new ShareTable(matrix, browsers, weights);
}
