/**
 * Formats an integer with thousands separators: "1,204". The same for every locale, so that server
 * and browser agree. Intl.NumberFormat is avoided: creating a page's first formatter takes 30 to
 * 40 ms, 155 on a slow phone.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun: "1 feature", "1,204 features". */
export function formatCountWithNoun(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}

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
  const percent = formatDecimal(shownPercent(share, linePercent));
  return `${isTrace(share, linePercent) ? `<${NARROW_SPACE}0.1` : percent}${NARROW_SPACE}%`;
}

/** True for a share that would round to zero. */
export function isTrace(share: number, linePercent?: number): boolean {
  return shownPercent(share, linePercent) === 0 && share * 100 > NOISE_PERCENT;
}

/** "± 0.3": the error of a share (0–1), in points, at least what is shown of a share. */
export const formatError = (error: number): string =>
  `±${NARROW_SPACE}${formatDecimal(Math.max(error * 100, 0.1))}`;

/** "6.6" */
export function formatDecimal(number: number): string {
  return number.toFixed(1);
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
  const points = shownDistance(share, linePercent);
  return points === 0 ? undefined : `${formatDecimal(points)} ${points === 1 ? 'point' : 'points'}`;
}

/** The points that `formatDistance` shows. */
export function shownDistance(share: number, linePercent: number): number {
  return Number(formatDecimal(Math.abs(linePercent - shownPercent(share, linePercent))));
}

/** The percent that `formatPercent` shows, but for its “< 0.1”. */
export function shownPercent(share: number, linePercent?: number): number {
  const percent = share * 100;
  const rounded = Math.round(percent * 10) / 10;
  const isRoundedUpTo = (bound: number) => rounded >= bound && percent < bound - NOISE_PERCENT;
  const isTooGood = isRoundedUpTo(100) || (linePercent !== undefined && isRoundedUpTo(linePercent));
  return isTooGood ? Math.floor(percent * 10) / 10 : rounded;
}

/** Formats a difference of shares in percentage points: "+4.4", "−16.4", "+<0.1", "0". */
export function formatPoints(share: number): string {
  const points = Math.abs(share * 100);
  if (points < 1e-7) return '0';
  const size = points < 0.05 ? '<0.1' : points.toFixed(1);
  return `${share < 0 ? '−' : '+'}${size}`;
}

/** Joins words: "Chrome", "Chrome and Edge", "Chrome, Edge and Safari". */
export function formatList(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const [last = '', ...rest] = [...words].reverse();
  return rest.length === 0 ? last : `${rest.reverse().join(', ')} ${conjunction} ${last}`;
}
