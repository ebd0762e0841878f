/** A narrow space that never breaks: between a number and its %. */
const NARROW_SPACE = '\u202F';

/** What adding up weights can leave of a share that is really 0 or 1, in per cent. */
const NOISE_PERCENT = 1e-7;

/**
 * A share (0–1) with one decimal: "88.4 %". It never looks better than it is: below 100 % it is
 * never rounded up to 100.0, and below `linePercent` never up to the line, so that no number
 * contradicts the verdict beside it. What would round to nothing is "< 0.1 %".
 */
export function formatPercent(share: number, linePercent?: number): string {
  const percent = shownPercent(share, linePercent);
  const isTrace = percent === 0 && share * 100 > NOISE_PERCENT;
  return `${isTrace ? `<${NARROW_SPACE}0.1` : percent.toFixed(1)}${NARROW_SPACE}%`;
}

/** A line, in per cent, with as many decimals as it was given: "95 %". */
export function formatLine(linePercent: number): string {
  return `${linePercent}${NARROW_SPACE}%`;
}

/**
 * How far a share (0–1) is from a line, by the number shown for it: "6.6 points", or undefined
 * where nothing is between them.
 */
export function formatDistance(share: number, linePercent: number): string | undefined {
  const points = Math.abs(linePercent - shownPercent(share, linePercent)).toFixed(1);
  return points === '0.0' ? undefined : `${points} ${points === '1.0' ? 'point' : 'points'}`;
}

function shownPercent(share: number, linePercent?: number): number {
  const percent = share * 100;
  const rounded = Math.round(percent * 10) / 10;
  const isRoundedUpTo = (bound: number) => rounded >= bound && percent < bound - NOISE_PERCENT;
  const isTooGood = isRoundedUpTo(100) || (linePercent !== undefined && isRoundedUpTo(linePercent));
  return isTooGood ? Math.floor(percent * 10) / 10 : rounded;
}
