// Answers how much of an audience has a feature or a key. The sums are kept as long as the audience
// object lives, so ask with the object `audienceByKey` gave; a copy of it would be summed anew.
import type { Audience } from '@/domain/Audience';
import type { CompatKey, Feature, SupportMatrix } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { type Coverage, ShareTable } from './ShareTable';

export type { Coverage };

export function coverageOfFeature(feature: Feature, audience: Audience): Coverage {
  return tableOfFeatures(audience).coverageOf(feature.index);
}

/** A key without data, a mere branch of the tree, is unknown for everybody. */
export function coverageOfKey(key: CompatKey, audience: Audience): Coverage {
  return tableOfKeys(audience).coverageOf(key.index);
}

/**
 * Supported shares by `feature.index` and by `key.index`; shared between callers, who must not
 * write to them.
 */
export function supportedShares(audience: Audience): {
  readonly features: Float64Array;
  readonly keys: Float64Array;
} {
  return {
    features: tableOfFeatures(audience).supportedShares(),
    keys: tableOfKeys(audience).supportedShares(),
  };
}

interface AudienceTables {
  features?: ShareTable;
  keys?: ShareTable;
}

const memory = globalThis as { plimsollShareTables?: WeakMap<Audience, AudienceTables> };

function tableOfFeatures(audience: Audience): ShareTable {
  const tables = tablesOf(audience);
  tables.features ??= shareTableOf(loadCatalogue().featureSupport, audience);
  return tables.features;
}

function tableOfKeys(audience: Audience): ShareTable {
  const tables = tablesOf(audience);
  tables.keys ??= shareTableOf(loadCatalogue().keySupport, audience);
  return tables.keys;
}

function tablesOf(audience: Audience): AudienceTables {
  memory.plimsollShareTables ??= new WeakMap();
  let tables = memory.plimsollShareTables.get(audience);
  if (!tables) memory.plimsollShareTables.set(audience, (tables = {}));
  return tables;
}

function shareTableOf(matrix: SupportMatrix, audience: Audience): ShareTable {
  return new ShareTable(matrix, loadCatalogue().browsers, audience.weights);
}
