// A set of features for one audience, everything its page asks, beside the coverage of its features
// one by one; and the forecast beside it. Run with `npx tsx bench/sets.ts`. All rows come
// from one run; compare rows, not runs.
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { releasesToDrop } from '@/server/model/coverage/releasesToDrop';
import { SetCoverage } from '@/server/model/coverage/setCoverage';
import { getCoverageHistory } from '@/server/model/forecast/coverageHistory';
import { getForecast } from '@/server/model/forecast/forecast';
import { lineCrossings } from '@/server/model/forecast/lineCrossings';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const today = new Date().toISOString().slice(0, 10);
const everyTwentyFourth = catalogue.features.filter((_, index) => index % 24 === 0).slice(0, 50);
const subgrid = catalogue.featureBySlug('subgrid')!;

function everythingOf(size: number): number {
  const set = new SetCoverage(catalogue, everyTwentyFourth.slice(0, size), world);
  const drops = releasesToDrop(set.shares.supportedShare, set.blockers(), 95);
  return (
    set.gaps().length +
    set.costs().length +
    (set.costliestPair()?.gainedShare ?? 0) +
    set.shortBrowsers().length +
    drops.shareAfter
  );
}

function milliseconds(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

const rows: Record<string, { 'first, ms': number; 'median, ms': number; 'p95, ms': number }> = {};

function measure(name: string, runs: number, action: () => unknown): void {
  const first = milliseconds(action);
  const sorted = Array.from({ length: runs }, () => milliseconds(action)).sort((a, b) => a - b);
  const at = (part: number) => Number(sorted[Math.floor(part * runs)]!.toFixed(3));
  rows[name] = {
    'first, ms': Number(first.toFixed(3)),
    'median, ms': at(0.5),
    'p95, ms': at(0.95),
  };
}

for (const size of [2, 10, 50]) {
  measure(
    `share of a set of ${size}`,
    301,
    () => new SetCoverage(catalogue, everyTwentyFourth.slice(0, size), world).shares,
  );
  measure(`everything about a set of ${size}`, 301, () => everythingOf(size));
}
measure('coverage of the 50 one by one, new audience', 301, () => {
  const unseen = { ...world };
  return everyTwentyFourth.map((feature) => getFeatureCoverage(catalogue, feature, unseen));
});
measure('forecast of one feature', 301, () => getForecast(catalogue, subgrid, world, 95, today));
measure('history of one feature, read before', 301, () =>
  getCoverageHistory(catalogue, subgrid, world),
);
measure('what crosses a line, new audience', 31, () =>
  lineCrossings(catalogue, { ...world }, 95, today),
);
console.table(rows);
