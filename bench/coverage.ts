// Shares of everything for one audience, next to the plain loop over releases and statements, and
// next to merely reading the table of cells. Run with `npx tsx bench/coverage.ts`. All rows
// come from one run; compare rows, not runs.
import type { Audience } from '@/domain/Audience';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureBlockers, getFeatureShortBrowsers } from '@/server/model/coverage/blockers';
import {
  getFeatureCoverage,
  getKeyCoverage,
  supportedShares,
} from '@/server/model/coverage/coverage';
import { coverageByStatement } from '../tests/server/model/coverage/coverageByStatement';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const keys = Array.from({ length: catalogue.keyCount }, (_, index) => catalogue.keyAt(index));
const has = catalogue.featureBySlug('has')!;

/** Coverage is kept by audience object, so every copy is summed again. */
function unseen(): Audience {
  return { ...world };
}

function everySupportedShare(): number {
  const { features, keys: ofKeys } = supportedShares(catalogue, unseen());
  return features[0]! + ofKeys[0]!;
}

function everyShare(audience: Audience): number {
  let sum = 0;
  for (const feature of catalogue.features)
    sum += getFeatureCoverage(catalogue, feature, audience).unknownShare;
  for (const key of keys) sum += getKeyCoverage(catalogue, key, audience).unknownShare;
  return sum;
}

function readCells(): number {
  let sum = 0;
  for (const { cellOf } of [catalogue.keySupport, catalogue.featureSupport]) {
    for (let position = 0; position < cellOf.length; position++) sum += cellOf[position]!;
  }
  return sum;
}

function byStatement(): number {
  return keys.reduce(
    (sum, key) =>
      key.hasData ? sum + coverageByStatement(catalogue, key, world).unknownShare : sum,
    0,
  );
}

function milliseconds(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

function medianOf(runs: number, action: () => unknown): number {
  return Array.from({ length: runs }, () => milliseconds(action)).sort((a, b) => a - b)[
    Math.floor(runs / 2)
  ]!;
}

const rows: Record<string, { 'first, ms': number; 'median, ms': number }> = {};

function measure(name: string, runs: number, action: () => unknown): void {
  const first = milliseconds(action);
  rows[name] = {
    'first, ms': Number(first.toFixed(3)),
    'median, ms': Number(medianOf(runs, action).toFixed(3)),
  };
}

measure('supported shares of all features and keys, new audience', 101, everySupportedShare);
measure('all shares of all features and keys, new audience', 101, () => everyShare(unseen()));
measure('all shares of all features and keys, known audience', 101, () => everyShare(world));
measure('coverage of one feature, known audience', 1001, () =>
  getFeatureCoverage(catalogue, has, world),
);
measure('blockers of one feature', 1001, () => getFeatureBlockers(catalogue, has, world));
measure('short browsers of one feature', 1001, () =>
  getFeatureShortBrowsers(catalogue, has, world),
);
measure('floor: reading every cell of both matrices', 101, readCells);
measure('all shares of all keys by release and statement', 3, byStatement);

console.log(
  `${catalogue.features.length} features, ${catalogue.keyCount} keys (${catalogue.keysWithDataCount} with data), ` +
    `${catalogue.keySupport.cellCount + catalogue.featureSupport.cellCount} cells, ${world.weights.filter((weight) => weight > 0).length} releases with weight`,
);
console.table(rows);
