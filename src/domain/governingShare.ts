// Ruled by docs/decisions/0024-parts-and-unknown.md.
import { type CoverageShares, missesLine, reachesLine } from './CoverageShares';

/**
 * The number that leads wherever something is judged: ALL counts those who can use all of it; MOST
 * adds those with partial support, where they are more; WITH_PART adds them because they decide, even
 * if only between below the line and unclear.
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
  {
    supportedShare,
    partialShare,
    unknownShare,
  }: Pick<CoverageShares, 'supportedShare' | 'partialShare' | 'unknownShare'>,
  linePercent: number,
): GoverningShare {
  const usableShare = supportedShare + partialShare;
  const decides = (isOnIt: (share: number) => boolean) =>
    !isOnIt(supportedShare) && isOnIt(usableShare);
  if (partialShare > supportedShare + NOTHING) return { share: usableShare, reading: 'MOST' };
  return decides((share) => reachesLine(share, linePercent)) ||
    decides((share) => !missesLine({ supportedShare: share, unknownShare }, linePercent))
    ? { share: usableShare, reading: 'WITH_PART' }
    : { share: supportedShare, reading: 'ALL' };
}

/** Those with partial support are left out of neither share if they are in one of them. */
export function sharesToCompare(
  first: Parameters<typeof getGoverningShare>[0],
  second: Parameters<typeof getGoverningShare>[0],
  linePercent: number,
): readonly [first: number, second: number] {
  const isFull = [first, second].every(
    (shares) => getGoverningShare(shares, linePercent).reading === 'ALL',
  );
  const shareOf = ({ supportedShare, partialShare }: typeof first) =>
    isFull ? supportedShare : supportedShare + partialShare;
  return [shareOf(first), shareOf(second)];
}
