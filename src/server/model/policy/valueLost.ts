// The cost of floors in revenue or conversions, for audiences with such data. Shares are only as
// exact as the file they came from, so rounded shares are never subtracted.
import type { Audience } from '@/domain/Audience';
import { roundToStep } from '@/domain/valueShare';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import { type Cut, getLostShare } from './Cut';

/**
 * The share of the value on the releases of one browser that a cut drops; undefined without a
 * value.
 */
export function getLostValue(browser: Browser, cut: Cut, { value }: Audience): number | undefined {
  return value && roundToStep(getLostShare(browser, cut, value), value.step);
}

export interface PolicyValue {
  readonly name: string;
  readonly step: number;
  /** Of releases at or above the floors, 0–1. */
  readonly supportedShare: number;
  /** Of visits whose release is not known, 0–1. */
  readonly unknownShare: number;
}

export function getPolicyValue(
  catalogue: Catalogue,
  cut: Cut,
  { value }: Audience,
): PolicyValue | undefined {
  if (!value) return undefined;
  const known = value.weights.reduce((sum, weight) => sum + weight, 0);
  return {
    name: value.name,
    step: value.step,
    supportedShare: roundToStep(known - sumLost(catalogue, cut, value), value.step),
    unknownShare: roundToStep(1 - known, value.step),
  };
}

/** The value that one cut drops beyond another; negative if it drops less. */
export function lostValueBetween(
  catalogue: Catalogue,
  { before, after }: { readonly before: Cut; readonly after: Cut },
  { value }: Audience,
): number | undefined {
  return (
    value &&
    roundToStep(sumLost(catalogue, after, value) - sumLost(catalogue, before, value), value.step)
  );
}

function sumLost({ browsers }: Catalogue, cut: Cut, value: NonNullable<Audience['value']>): number {
  return browsers.reduce((sum, browser) => sum + getLostShare(browser, cut, value), 0);
}
