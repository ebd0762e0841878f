import { reachesLine } from '@/domain/CoverageShares';
import type { Blocker } from './blockers';

/** What it takes to reach a line by giving releases up. */
export interface ReleasesToDrop {
  /** Heaviest first; empty where none need go, and where not even all would be enough. */
  readonly releases: readonly Pick<Blocker, 'release' | 'share'>[];
  /** Their share of the whole audience, 0–1. */
  readonly droppedShare: number;
  /**
   * The supported share of whom that leaves, 0–1; where all left-out releases together are not
   * enough, of whom all of them would leave.
   */
  readonly shareAfter: number;
  readonly isEnough: boolean;
}

/**
 * The fewest left-out releases whose users, no longer counted, bring the supported share of the
 * others to a line. The last one is the lightest that does, so that nobody is given up for nothing.
 * `blockers` are all releases left out, heaviest first; `linePercent` is in per cent.
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
