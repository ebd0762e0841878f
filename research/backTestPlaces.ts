// Fits how much wider ranges are in countries than for the world, and tries them where and when they were
// not fitted: in the other half of the countries, for forecasts made later. All use errors of the world's
// forecasts made before 2023. Prints the figures of docs/benchmarks.md and writes data/placeTrial.json. Run by
// hand, rarely: npx tsx research/backTestPlaces.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';
import { usageWeights } from '@/server/model/audiences/usageWeights';
import { ShareTable } from '@/server/model/coverage/ShareTable';
import { Adoption } from '@/server/model/forecast/Adoption';
import { toDayNumber } from '@/server/model/forecast/arrivals';
import { usageHistory } from '@/server/model/forecast/usageHistory';
import { widenErrors } from '@/server/model/forecast/widenErrors';
import { writeTable } from '@/tools/writeTable';
import {
  candidates,
  candidatesIn,
  judgeDays,
  judgeShares,
  type PastTime,
  runTrials,
  SPLIT,
  toBrackets,
} from './forecastTrials';
import { readCaniusePackage } from './readCaniusePackage';

/** Large countries of every continent, of all sorts of browsers. */
const PLACES = 'AU BR CN DE EG FR GB ID IN IT JP KR MX NG PL US VN'.split(' ');
const ANDROID_CHROME = 'and_chr';

type PackedUsage = Readonly<Record<string, Readonly<Record<string, number | string>>>>;

const catalogue = loadCatalogue();
const early = toBrackets(candidates.flatMap(runTrials).filter(({ madeOn }) => madeOn < SPLIT));
const isLate = (madeOn: number): boolean => madeOn >= SPLIT;

/** By `release.unit`, as for today's audiences. */
function readWeights(
  region: string,
  usage: PackedUsage,
  agents: Readonly<Record<string, string>>,
): Float64Array {
  const shares = new Map<number, number>();
  let androidChromeShare = 0;
  for (const [letter, versions] of Object.entries(usage)) {
    const agent = agents[letter] ?? letter;
    for (const [version, percent] of Object.entries(versions)) {
      if (typeof percent !== 'number') continue;
      const release = findCaniuseRelease(catalogue, agent, version);
      if (agent === ANDROID_CHROME) androidChromeShare += percent / 100;
      else if (release) shares.set(release.unit, (shares.get(release.unit) ?? 0) + percent / 100);
    }
  }
  const units = Uint16Array.from(shares.keys());
  return usageWeights(
    catalogue,
    {
      region,
      units,
      shares: Float64Array.from(shares.values()),
      androidChromeShare,
      countedByEngine: [],
      unmapped: [],
    },
    false,
  ).weights;
}

function toPastTime(asOf: string, weights: Float64Array): PastTime {
  const day = toDayNumber(asOf);
  const table = new ShareTable(catalogue.featureSupport, catalogue.browsers, weights);
  return {
    day,
    adoption: new Adoption(catalogue, weights, day),
    shares: table.usableShares(),
  };
}

/** The past of every place since the split, in the order of `PLACES`. */
function readPlaceHistories(): PastTime[][] {
  const folder = mkdtempSync(join(tmpdir(), 'place-history-'));
  try {
    const late = usageHistory(catalogue).filter(({ asOf }) => isLate(toDayNumber(asOf)));
    const files = ['browsers', ...PLACES.map((place) => `regions/${place}`)];
    const pasts = late.map(({ version, asOf }) => {
      const [agents, ...usages] = readCaniusePackage(version, files, folder);
      return usages.map((usage, index) =>
        toPastTime(
          asOf,
          readWeights(
            PLACES[index]!,
            usage as PackedUsage,
            agents as Readonly<Record<string, string>>,
          ),
        ),
      );
    });
    return PLACES.map((_, index) => pasts.map((places) => places[index]!));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const tried = readPlaceHistories().map(candidatesIn);
console.table(
  Object.fromEntries(
    PLACES.map((place, index) => {
      const days = judgeDays(tried[index]!, early, isLate);
      const shares = judgeShares(tried[index]!, early, isLate);
      return [
        place,
        {
          days: days.forecasts,
          'within, of days': days.withinShare,
          shares: shares.shares,
          'within, of shares': shares.withinShare,
          'below, of shares': shares.belowShare,
        },
      ];
    }),
  ),
);
const days = judgeDays(tried.flat(), early, isLate);
const shares = judgeShares(tried.flat(), early, isLate);
const inWorld = judgeShares(candidates, early, isLate);
console.log('all places, days', days);
console.log('all places, shares', shares);
console.log('world, shares', inWorld);

/** Forecasts made before are for fitting, those since for trying. */
const LATER = toDayNumber('2024-07-01');
const WIDTHS = [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.4, 1.5, 1.6, 1.8, 2];
const NOMINAL = 0.8;

/** The narrowest that holds as often as it is meant to. */
function fitWidth(places: typeof tried, isFitted: (madeOn: number) => boolean): number {
  const holds = (width: number) =>
    judgeDays(places.flat(), widenErrors(early, width), isFitted).withinShare >= NOMINAL;
  return WIDTHS.find(holds) ?? WIDTHS.at(-1)!;
}

const halves = [0, 1].map((half) => tried.filter((_, index) => index % 2 === half));
const heldOut = halves.map((fitted, half) => {
  const width = fitWidth(fitted, (madeOn) => isLate(madeOn) && madeOn < LATER);
  const errors = widenErrors(early, width);
  return {
    width,
    fitted: judgeDays(fitted.flat(), errors, (madeOn) => isLate(madeOn) && madeOn < LATER),
    tried: judgeDays(halves[1 - half]!.flat(), errors, (madeOn) => madeOn >= LATER),
  };
});
console.log('width fitted in one half, tried in the other', JSON.stringify(heldOut, null, 2));
const forecasts = heldOut.reduce((sum, { tried: half }) => sum + half.forecasts, 0);
const withinShare =
  heldOut.reduce((sum, { tried: half }) => sum + half.forecasts * half.withinShare, 0) / forecasts;

writeTable('placeTrial', {
  places: tried.filter((one) => judgeDays(one, early, isLate).forecasts > 0).length,
  width: fitWidth(tried, isLate),
  forecasts,
  withinShare: Number(withinShare.toFixed(3)),
  shares: shares.shares,
  sharesWithinShare: shares.withinShare,
  worldSharesWithinShare: inWorld.withinShare,
});
