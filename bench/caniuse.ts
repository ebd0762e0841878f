// Beside caniuse, on the features that stand for exactly one of its entries: what we call supported
// or partial, against its “yes” and “partly”, for the same page views of the same package. Run with `npm run bench -- caniuse`; figures in docs/benchmarks.md.
import { agents, feature as unpack, features as packed } from 'caniuse-lite';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';

const NEAR_POINTS = 5;

const catalogue = loadCatalogue();
const audience = audienceByKey(catalogue, 'world;android=latest');

interface Comparison {
  readonly slug: string;
  readonly caniuse: string;
  readonly ours: number;
  readonly theirs: number;
  readonly points: number;
}

/** In percent of page views. */
function getCaniuseShare(id: string): number {
  let share = 0;
  for (const [agent, versions] of Object.entries(unpack(packed[id]).stats)) {
    for (const [version, support] of Object.entries(versions)) {
      if (/^[ay]/.test(support)) share += agents[agent]?.usage_global[version] ?? 0;
    }
  }
  return share;
}

function compare(feature: Feature, id: string): Comparison {
  const { supportedShare, partialShare } = getFeatureCoverage(catalogue, feature, audience);
  const ours = 100 * (supportedShare + partialShare);
  const theirs = getCaniuseShare(id);
  return {
    slug: feature.slug,
    caniuse: id,
    ours: Number(ours.toFixed(1)),
    theirs: Number(theirs.toFixed(1)),
    points: Number((ours - theirs).toFixed(1)),
  };
}

const compared = catalogue.features.flatMap((feature) => {
  const [id, ...others] = feature.caniuseIds;
  return id !== undefined && others.length === 0 && packed[id] ? [compare(feature, id)] : [];
});
const far = compared
  .filter(({ points }) => Math.abs(points) > NEAR_POINTS)
  .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));

console.log(
  `Of ${compared.length} features with one caniuse entry, ${compared.length - far.length} are within ${NEAR_POINTS} points. The others:`,
);
console.table(far);
