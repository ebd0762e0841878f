/** A narrow no-break space, between a number and its %. */
const NARROW_SPACE = '\u202F';

/** Floating-point noise in a share that is really 0 or 1, in percent. */
const NOISE_PERCENT = 1e-7;

/**
 * Formats a share (0–1) with one decimal: "88.4 %". Never rounds up to 100.0 %, or up to the line
 * from below it, so that no number contradicts the verdict next to it. Shares that would round to
 * zero become "< 0.1 %".
 */
export function formatPercent(share: number, linePercent?: number): string {
  const percent = shownPercent(share, linePercent);
  const isTrace = percent === 0 && share * 100 > NOISE_PERCENT;
  return `${isTrace ? `<${NARROW_SPACE}0.1` : percent.toFixed(1)}${NARROW_SPACE}%`;
}

/** Formats a line with the decimals it was given: "95 %". */
export function formatLine(linePercent: number): string {
  return `${linePercent}${NARROW_SPACE}%`;
}

/**
 * How far a share (0–1) is from a line, based on the displayed number: "6.6 points"; undefined if
 * there is no difference.
 */
export function formatDistance(share: number, linePercent: number): string | undefined {
  const points = Math.abs(linePercent - shownPercent(share, linePercent)).toFixed(1);
  return points === '0.0' ? undefined : `${points} ${points === '1.0' ? 'point' : 'points'}`;
}

/** The percent that `formatPercent` shows, but for its “< 0.1”. */
export function shownPercent(share: number, linePercent?: number): number {
  const percent = share * 100;
  const rounded = Math.round(percent * 10) / 10;
  const isRoundedUpTo = (bound: number) => rounded >= bound && percent < bound - NOISE_PERCENT;
  const isTooGood = isRoundedUpTo(100) || (linePercent !== undefined && isRoundedUpTo(linePercent));
  return isTooGood ? Math.floor(percent * 10) / 10 : rounded;
}
