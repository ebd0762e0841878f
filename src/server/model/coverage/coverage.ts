// An audience's coverage of features and keys. Sums are cached per audience object, so pass the
// object from `audienceByKey`; a copy would be summed again.
import type { Audience } from '@/domain/Audience';
import { getGoverningShare } from '@/domain/governingShare';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { measuredShare } from './measuredError';
import { type Coverage, ShareTable } from './ShareTable';

export type { Coverage };

/** How sure a feature's shares are. Undefined for audiences that were not measured. */
export const getFeatureError = (catalogue: Catalogue, feature: Feature, audience: Audience) =>
  measuredShare(catalogue, catalogue.featureSupport, feature, audience);

/** The same of a key. */
export const getKeyError = (catalogue: Catalogue, key: CompatKey, audience: Audience) =>
  measuredShare(catalogue, catalogue.keySupport, key, audience);

export function getFeatureCoverage(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): Coverage {
  return getFeatureTable(catalogue, audience).coverageOf(feature.index);
}

/** A key without data is unknown for the whole audience. */
export function getKeyCoverage(catalogue: Catalogue, key: CompatKey, audience: Audience): Coverage {
  return getKeyTable(catalogue, audience).coverageOf(key.index);
}

/**
 * Supported shares by `feature.index` and by `key.index`. The arrays are shared, so don't write to
 * them.
 */
export function supportedShares(
  catalogue: Catalogue,
  audience: Audience,
): {
  readonly features: Float64Array;
  readonly keys: Float64Array;
} {
  // There are twenty times as many keys as features, and most ask only for features.
  return {
    get features() {
      return getFeatureTable(catalogue, audience).supportedShares();
    },
    get keys() {
      return getKeyTable(catalogue, audience).supportedShares();
    },
  };
}

/** Shares by `feature.index` of those who can use it at least in part. Don’t write to them. */
export const usableShares = (catalogue: Catalogue, audience: Audience): Float64Array =>
  getFeatureTable(catalogue, audience).usableShares();

/**
 * By `feature.index`, the number that pages, cards and tools lead with at a line. The last line’s are
 * kept with the audience, so don’t write to them.
 */
export function governingShares(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
): Float64Array {
  const tables = getTables(catalogue, audience);
  if (tables.governing?.linePercent === linePercent) return tables.governing.shares;
  const table = getFeatureTable(catalogue, audience);
  const partial = table.partialShares();
  const unknown = table.unknownShares();
  const shares = table.supportedShares().map((supportedShare, index) => {
    const others = { partialShare: partial[index]!, unknownShare: unknown[index]! };
    return getGoverningShare({ supportedShare, ...others }, linePercent).share;
  });
  tables.governing = { linePercent, shares };
  return shares;
}

interface AudienceTables {
  governing?: { readonly linePercent: number; readonly shares: Float64Array };
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
