// An audience and a line → the features that have crossed it lately and those that will soon, by the forecast's model in both directions.
// What one would get wrong: the past of an audience is not known, so "lately" too is what the adoption curves say, and is called an estimate.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Feature } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { supportedShares } from '@/server/coverage/coverage';
import { dayNumber, dayOfNumber } from './arrivals';
import { outlookOf } from './forecast';

/** Days back and ahead that count as lately and soon. */
const NEAR_DAYS = 183;
const STEP = 7;
/** Nothing crosses a line within half a year from further away than this share of the audience. */
const NEAR_SHARE = 0.15;

/** `on` is the likely day, ISO. */
export interface LineCrossing {
  readonly feature: Feature;
  readonly on: string;
}

export interface LineCrossings {
  /** The last to have crossed first. */
  readonly lately: readonly LineCrossing[];
  /** The next to cross first. */
  readonly soon: readonly LineCrossing[];
}

interface KeptCrossings {
  readonly id: string;
  readonly crossings: LineCrossings;
}

const kept = new WeakMap<Audience, KeptCrossings>();

/** `linePercent` in per cent; the last line asked for is kept with the audience. */
export function lineCrossings(audience: Audience, linePercent: number, today: string): LineCrossings {
  const id = `${linePercent} ${today}`;
  const known = kept.get(audience);
  if (known?.id === id) return known.crossings;
  const crossings = findCrossings(audience, linePercent, today);
  kept.set(audience, { id, crossings });
  return crossings;
}

function findCrossings(audience: Audience, linePercent: number, today: string): LineCrossings {
  const shares = supportedShares(audience).features;
  const near = loadCatalogue().features.filter(({ index, discouraged }) => !discouraged && Math.abs(shares[index]! - linePercent / 100) <= NEAR_SHARE);
  const at = (feature: Feature, wait: number): LineCrossing => ({ feature, on: dayOfNumber(dayNumber(today) + wait) });
  const lately = near.flatMap((feature) => {
    const wait = reachesLine(shares[feature.index]!, linePercent) ? crossedAt(feature, audience, linePercent, today) : undefined;
    return wait === undefined ? [] : [at(feature, wait)];
  });
  const soon = near.flatMap((feature) => {
    const wait = reachesLine(shares[feature.index]!, linePercent) ? undefined : crossesAt(feature, audience, linePercent, today);
    return wait === undefined ? [] : [at(feature, wait)];
  });
  return {
    lately: lately.sort((a, b) => b.on.localeCompare(a.on) || a.feature.index - b.feature.index),
    soon: soon.sort((a, b) => a.on.localeCompare(b.on) || a.feature.index - b.feature.index),
  };
}

/** Days before today, negative, of the last look at which it was still below. */
function crossedAt(feature: Feature, audience: Audience, linePercent: number, today: string): number | undefined {
  const outlook = outlookOf(feature, audience, today);
  for (let wait = -STEP; wait >= -NEAR_DAYS; wait -= STEP) if (!reachesLine(outlook.modelAt(wait), linePercent)) return wait + STEP;
  return undefined;
}

function crossesAt(feature: Feature, audience: Audience, linePercent: number, today: string): number | undefined {
  const outlook = outlookOf(feature, audience, today);
  if (!reachesLine(outlook.greatestShare, linePercent)) return undefined;
  for (let wait = STEP; wait <= NEAR_DAYS; wait += STEP) if (reachesLine(outlook.at(wait).likely, linePercent)) return wait;
  return undefined;
}
