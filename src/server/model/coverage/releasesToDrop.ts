import { reachesLine } from '@/domain/CoverageShares';
import type { Blocker } from './blockers';

/** The releases to drop to reach a line. */
export interface ReleasesToDrop {
  /** Largest share first. Empty if none need to go, or if even all of them would not suffice. */
  readonly releases: readonly Pick<Blocker, 'release' | 'share'>[];
  /** Their share of the whole audience, 0–1. */
  readonly droppedShare: number;
  /**
   * Supported share of the remaining users, 0–1. If not enough, the share after dropping all
   * blockers.
   */
  readonly shareAfter: number;
  readonly isEnough: boolean;
}

/**
 * The fewest blockers to drop so that the supported share of the remaining users reaches the line.
 * The last one is the smallest that suffices, so that no one is dropped needlessly.
 * @param blockers all blockers, largest share first
 * @param linePercent in percent
 */
export function releasesToDrop(
  supportedShare: number,
  blockers: readonly Blocker[],
  linePercent: number,
): ReleasesToDrop {
  const shareWithout = (dropped: number): number =>
    dropped < 1 ? Math.min(1, supportedShare / (1 - dropped)) : 0;
  const isEnough = (dropped: number): boolean => reachesLine(shareWithout(dropped), linePercent);
  const chosen: Blocker[] = [];
  let dropped = 0;

  for (const blocker of blockers) {
    if (isEnough(dropped)) break;
    chosen.push(blocker);
    dropped += blocker.share;
  }
  if (!isEnough(dropped))
    return { releases: [], droppedShare: 0, shareAfter: shareWithout(dropped), isEnough: false };

  const last = chosen.pop();
  if (last) {
    dropped -= last.share;
    const lightest =
      blockers.slice(chosen.length).findLast(({ share }) => isEnough(dropped + share)) ?? last;
    chosen.push(lightest);
    dropped += lightest.share;
  }
  return {
    releases: chosen,
    droppedShare: dropped,
    shareAfter: shareWithout(dropped),
    isEnough: true,
  };
}
