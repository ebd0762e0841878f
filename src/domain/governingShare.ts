// Ruled by docs/decisions/0024-parts-and-unknown.md.
import { type CoverageShares, reachesLine } from './CoverageShares';

/**
 * The number that leads wherever something is judged: ALL counts those who can use all of it; MOST
 * adds those with partial support, where they are more; WITH_PART adds them because they decide.
 */
export interface GoverningShare {
  /** 0–1. */
  readonly share: number;
  readonly reading: 'ALL' | 'MOST' | 'WITH_PART';
}

/** A smaller partial share is floating-point noise. */
const NOTHING = 1e-9;

/** Chooses the number for a page, a list, a picture and a sentence alike. */
export function getGoverningShare(
  { supportedShare, partialShare }: Pick<CoverageShares, 'supportedShare' | 'partialShare'>,
  linePercent: number,
): GoverningShare {
  const usableShare = supportedShare + partialShare;
  if (partialShare > supportedShare + NOTHING) return { share: usableShare, reading: 'MOST' };
  return !reachesLine(supportedShare, linePercent) && reachesLine(usableShare, linePercent)
    ? { share: usableShare, reading: 'WITH_PART' }
    : { share: supportedShare, reading: 'ALL' };
}
