// The answer to "can we ship this?", without the words, which lists don't need.
import { type CoverageShares, reachesLine } from './CoverageShares';
import { getGoverningShare } from './governingShare';
import type { VerdictInput } from './VerdictInput';

export type VerdictAnswer = 'Yes' | 'Yes, with care' | 'Unclear' | 'Mostly' | 'Not yet' | 'No';

/** Something to say with an answer. */
export type Care =
  | 'LACKED_BY_TARGET'
  | 'UNCLEAR'
  | 'DISCOURAGED'
  | 'DISCOURAGED_UNCLEAR'
  | 'DISCOURAGED_BELOW';

interface Judgment {
  readonly answer: VerdictAnswer;
  readonly care?: Care;
}

type Facts = Pick<
  VerdictInput,
  'shares' | 'linePercent' | 'baseline' | 'isDiscouraged' | 'isFixed' | 'target'
>;

/** Decides whether a team can ship something. */
export function judgeVerdict({
  shares,
  linePercent,
  baseline,
  isDiscouraged,
  isFixed,
  target,
}: Facts): Judgment {
  // A target is a promise of its own: what is not in it is a no, however few use its oldest releases.
  if (target) return target.isIn ? { answer: 'Yes' } : { answer: 'No', care: 'LACKED_BY_TARGET' };
  const { share } = getGoverningShare(shares, linePercent);
  const reaches = (one: number) => reachesLine(one, linePercent);
  const isUnclear = !reaches(share) && reaches(share + shares.unknownShare);
  if (isDiscouraged) return judgeDiscouraged(reaches(shares.supportedShare), isUnclear);
  if (reaches(shares.supportedShare)) return { answer: 'Yes' };
  if (reaches(share)) return { answer: 'Yes, with care' };
  if (!isUnclear && isMostlyPartial(shares)) return { answer: 'Mostly' };
  if (baseline?.limitedReason === 'NONE_YET' && !isMostlyPartial(shares)) return { answer: 'No' };
  if (isUnclear) return { answer: 'Unclear', care: 'UNCLEAR' };
  return { answer: isFixed ? 'No' : 'Not yet' };
}

/** More people have part of it than all of it, and more than have nothing of it. */
function isMostlyPartial({ supportedShare, partialShare, unsupportedShare }: CoverageShares) {
  return partialShare > Math.max(supportedShare, unsupportedShare);
}

function judgeDiscouraged(isAboveLine: boolean, isUnclear: boolean): Judgment {
  if (isAboveLine) return { answer: 'Yes, with care', care: 'DISCOURAGED' };
  return isUnclear
    ? { answer: 'Unclear', care: 'DISCOURAGED_UNCLEAR' }
    : { answer: 'No', care: 'DISCOURAGED_BELOW' };
}
