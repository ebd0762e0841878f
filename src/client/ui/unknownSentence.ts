import { formatPercent } from '@/domain/format';

/** A smaller sum is floating-point noise, or shown as nothing. */
const NOTHING = 0.0005;

/**
 * Why a share of an audience is unknown, and what that means.
 * @param unknownShare of a feature or key, 0–1
 * @param trackedShare of the audience, 0–1
 */
export function unknownSentence(unknownShare: number, trackedShare: number): string {
  const untracked = Math.min(1 - trackedShare, unknownShare);
  const undecided = unknownShare - untracked;
  const sentences = [];
  if (untracked > NOTHING || undecided <= NOTHING)
    sentences.push(
      `We don’t know the browser version of ${formatPercent(untracked)} of your audience (in-app browsers, for example), so no feature can reach more than ${formatPercent(trackedShare)}.`,
    );
  if (undecided > NOTHING)
    sentences.push(
      `For ${formatPercent(undecided)} of your audience, the support data doesn’t say whether their version supports this.`,
    );
  return sentences.join(' ');
}
