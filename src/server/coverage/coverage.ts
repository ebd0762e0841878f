// Answers how much of an audience has a feature or a key. The sums are kept as long as the audience
// object lives, so ask with the object `audienceByKey` gave; a copy of it would be summed anew.
import type { Audience } from '@/domain/Audience';
import type { Catalogue, CompatKey, Feature, SupportMatrix } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { type Coverage, ShareTable } from './ShareTable';

export type { Coverage };

export function getFeatureCoverage(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): Coverage {
  return getFeatureTable(catalogue, audience).coverageOf(feature.index);
}

/** A key without data, a mere branch of the tree, is unknown for everybody. */
export function getKeyCoverage(catalogue: Catalogue, key: CompatKey, audience: Audience): Coverage {
  return getKeyTable(catalogue, audience).coverageOf(key.index);
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
    features: getFeatureTable(catalogue, audience).supportedShares(),
    keys: getKeyTable(catalogue, audience).supportedShares(),
  };
}

interface AudienceTables {
  features?: ShareTable;
  keys?: ShareTable;
}

const getMemory = memoizeByCatalogue('shareTables', () => new WeakMap<Audience, AudienceTables>());

function getFeatureTable(catalogue: Catalogue, audience: Audience): ShareTable {
  const tables = getTables(catalogue, audience);
  tables.features ??= buildShareTable(catalogue, catalogue.featureSupport, audience);
  return tables.features;
}

function getKeyTable(catalogue: Catalogue, audience: Audience): ShareTable {
  const tables = getTables(catalogue, audience);
  tables.keys ??= buildShareTable(catalogue, catalogue.keySupport, audience);
  return tables.keys;
}

function getTables(catalogue: Catalogue, audience: Audience): AudienceTables {
  const tablesByAudience = getMemory(catalogue);
  let tables = tablesByAudience.get(audience);
  if (!tables) tablesByAudience.set(audience, (tables = {}));
  return tables;
}

function buildShareTable(
  { browsers }: Catalogue,
  matrix: SupportMatrix,
  { weights }: Audience,
): ShareTable {
  return new ShareTable(matrix, browsers, weights);
}
