/**
 * How an audience splits over one feature or key: four shares of the whole audience, 0–1, that add
 * up to 1.
 */
export interface CoverageShares {
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
}

/**
 * Shares are sums of up to a thousand weights: what differs by less is the noise of adding, not a
 * difference.
 */
const SUM_NOISE = 1e-9;

/** Whether a share (0–1) is at or above a line given in per cent. */
export function reachesLine(share: number, linePercent: number): boolean {
  return share * 100 >= linePercent - SUM_NOISE * 100;
}
