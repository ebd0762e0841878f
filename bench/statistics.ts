// Statistics over time, counts at a line and comparisons of two releases, computed uncached and
// remembered, beside the same counts taken feature by feature and day by day. Run with `npm run
// bench -- statistics`. All rows come from one run; compare rows, not runs.
import { getCoverageClass } from '@/domain/SupportState';
import type { Release } from '@/server/data/catalogue/Catalogue';
import { compareReleases } from '@/server/data/catalogue/compareReleases';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { computeStatistics, getStatistics } from '@/server/data/catalogue/statistics';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { pastShares } from '@/server/model/forecast/coverageHistory';
import { getForecast } from '@/server/model/forecast/forecast';
import { computeLineCounts, lineCounts } from '@/server/model/forecast/lineCounts';

const TODAY = '2026-11-21';
const LINE = 95;
const catalogue = loadCatalogue();
const { releases, coreBrowsers, features } = catalogue;
const { days } = getStatistics(catalogue, TODAY);
const [world, japan] = [audienceByKey(catalogue, 'world'), audienceByKey(catalogue, 'region:JP')];
const [chrome, safari] = ['chrome', 'safari'].map(
  (slug) => catalogue.browserBySlug(slug)!.currentRelease!,
) as [Release, Release];

let turn = 0;

/** Never twice the same pair within what is remembered. */
function compareUnseen(): number {
  turn += 1;
  const [left, right] = [
    releases[turn % releases.length]!,
    releases[(turn * 7 + 1) % releases.length]!,
  ];
  return compareReleases(catalogue, left, right).keys.counts.both;
}

/** The same counts without adding up changes: every day asks every feature. */
function countDayByDay(): number {
  let count = 0;
  for (const day of days) {
    for (const browser of coreBrowsers) {
      for (const { support } of features) {
        const on = support.find((first) => first.browser === browser)?.release?.releasedOn;
        if (on !== undefined && on <= day) count += 1;
      }
    }
  }
  return count;
}

/** The floor of a comparison: reading both states of every key. */
function readStates(): number {
  let supported = 0;
  for (const row of catalogue.dataKeyIndexes) {
    for (const release of [chrome, safari])
      supported += Number(
        getCoverageClass(stateAt(catalogue, catalogue.keySupport, row, release)) === 'supported',
      );
  }
  return supported;
}

/** The counts at a line by what each feature's own page tells: the days of every forecast. */
function foretellEach(): number {
  return features.filter(
    (feature) => getForecast(catalogue, feature, japan, LINE, TODAY).likelyOn !== undefined,
  ).length;
}

/** The floor of counts at a line: the coverage of every feature today. */
function readCoverage(): number {
  return features.reduce(
    (sum, feature) => sum + getFeatureCoverage(catalogue, feature, japan).supportedShare,
    0,
  );
}

function milliseconds(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

function quantileOf(sorted: readonly number[], part: number): number {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(4));
}

const rows: Record<string, Readonly<Record<'first, ms' | 'median, ms' | 'p95, ms', number>>> = {};

function measure(name: string, runs: number, action: () => unknown): void {
  const first = milliseconds(action);
  const sorted = Array.from({ length: runs }, () => milliseconds(action)).sort((a, b) => a - b);
  rows[name] = {
    'first, ms': Number(first.toFixed(2)),
    'median, ms': quantileOf(sorted, 0.5),
    'p95, ms': quantileOf(sorted, 0.95),
  };
}

measure('statistics, computed uncached', 101, () => computeStatistics(catalogue, TODAY));
measure('statistics, known', 1001, () => getStatistics(catalogue, TODAY));
measure('features per browser, day by day and feature by feature', 11, countDayByDay);
measure('every feature at 32 times of the world', 101, () => pastShares(catalogue, world));
measure('counts at a line, the world, computed uncached', 101, () =>
  computeLineCounts(catalogue, world, LINE, TODAY),
);
measure('counts at a line, Japan, where most is to come, computed uncached', 101, () =>
  computeLineCounts(catalogue, japan, LINE, TODAY),
);
measure('counts at a line, known', 1001, () => lineCounts(catalogue, world, LINE, TODAY));
measure('the forecast of every feature, Japan, one by one', 11, foretellEach);
measure('floor: the coverage of every feature', 101, readCoverage);
measure('two releases, never compared', 301, compareUnseen);
measure('two releases, compared before', 1001, () => compareReleases(catalogue, chrome, safari));
measure('floor: both states of every key', 101, readStates);

console.log(
  `${features.length} features, ${catalogue.keysWithDataCount} keys with data, ${releases.length} releases, ${days.length} days`,
);
console.table(rows);
