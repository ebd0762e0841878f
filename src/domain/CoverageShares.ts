/**
 * How an audience splits for a feature or key: four shares of the whole audience (0–1) that sum to
 * 1.
 */
export interface CoverageShares {
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
}

/** Shares are sums of up to a thousand weights; smaller differences are floating-point noise. */
const SUM_NOISE = 1e-9;

/** True if so many are known to lack it that nobody unknown could make up for them. */
export function missesLine(
  { supportedShare, unknownShare }: Pick<CoverageShares, 'supportedShare' | 'unknownShare'>,
  linePercent: number,
): boolean {
  return !reachesLine(supportedShare + unknownShare, linePercent);
}

/** True if a share (0–1) reaches a line given in percent. */
export function reachesLine(share: number, linePercent: number): boolean {
  return share * 100 >= linePercent - SUM_NOISE * 100;
}

/** The same of something of which a part is enough: those with partial support can use it. */
export const missesLineInPart = (
  { supportedShare, partialShare, unknownShare }: Omit<CoverageShares, 'unsupportedShare'>,
  linePercent: number,
): boolean =>
  missesLine({ supportedShare: supportedShare + partialShare, unknownShare }, linePercent);
