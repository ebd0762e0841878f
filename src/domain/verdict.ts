import { formatDistance, formatLine, formatPercent } from '@/domain/format';
import type { BaselineTarget } from './baselineTarget';
import { type CoverageShares, reachesLine } from './CoverageShares';
import type { GoverningShare } from './governingShare';
import { getShareWords, type ShareWords } from './shareWords';
import type { VerdictInput } from './VerdictInput';
import {
  isLackedByTarget,
  whatIsEstimated,
  whatIsMissing,
  whenInBaseline,
  whoIsShort,
} from './verdictReasons';

export type VerdictAnswer = 'Yes' | 'Yes, with care' | 'Unclear' | 'Mostly' | 'Not yet' | 'No';

/**
 * The answer to "can we ship this?" as the parts of one sentence, plus sentences with the reasons.
 */
export interface Verdict {
  readonly answer: VerdictAnswer;
  /** The answer in words: "Yes", "No, not in Baseline 2023" */
  readonly heading: string;
  readonly governing: GoverningShare;
  /** "88.4 % of your audience can use it" */
  readonly share: string;
  /** "6.6 points below your line" */
  readonly distance: string;
  /** "2.7 % can use all of it"; the second clause where most have only most of it. */
  readonly rest?: string | undefined;
  /** The parts that those with partial support lack, as a sentence, where they decide. */
  readonly missing?: string | undefined;
  /** Further sentences. */
  readonly reasons: readonly string[];
}

/** Decides whether a team can ship a feature or key, given its coverage and the team's line. */
export function getVerdict(input: VerdictInput): Verdict {
  const { shares, linePercent, subject = 'it', audienceName, target } = input;
  const who = audienceName === undefined ? 'your audience' : `the audience “${audienceName}”`;
  const words = getShareWords({
    shares,
    linePercent,
    subject,
    who: target && audienceName === undefined ? 'the people on its releases' : who,
  });
  const { answer, heading, care } = target ? judgeTarget(input, target) : judge(input, words);
  const missing = whatIsMissing(input, words);
  return {
    answer,
    heading: heading ?? answer,
    governing: { share: words.share, reading: words.reading },
    share: words.claim,
    distance: distanceToLine(words.share, input),
    rest: words.reading === 'MOST' ? fullClause(input, words) : undefined,
    missing,
    reasons: [
      care,
      target ? undefined : whatIsEstimated(input, words),
      target ? undefined : whoIsShort(input, words, { answer, missing }),
      whenInBaseline(input),
    ].filter((reason) => reason !== undefined),
  };
}

/** "84.5 % of your audience can use most of it, 10.5 points below your line; 2.7 % can use all of it." */
export function getClaim({ share, distance, rest }: Verdict): string {
  return `${share}, ${distance}${rest === undefined ? '' : `; ${rest}`}.`;
}

/** No one has all of it where no browser does, which says more. */
function fullClause({ shares, baseline }: VerdictInput, { rest }: ShareWords): string | undefined {
  return baseline?.limitedReason === 'NONE_YET' && shares.supportedShare === 0
    ? 'no major browser supports every part'
    : rest;
}

interface Judgment {
  readonly answer: VerdictAnswer;
  /** Where it says more than the answer. */
  readonly heading?: string;
  readonly care?: string | undefined;
}

/** A target is a promise of its own: what is not in it is a no, however few use its oldest releases. */
function judgeTarget(input: VerdictInput, { name, isIn }: BaselineTarget): Judgment {
  return {
    answer: isIn ? 'Yes' : 'No',
    heading: isIn ? `Yes, in ${name}` : `No, not in ${name}`,
    care: isIn ? undefined : isLackedByTarget(input),
  };
}

function judge(
  { shares, linePercent, baseline, isDiscouraged, isFixed }: VerdictInput,
  { share }: GoverningShare,
): Judgment {
  const reaches = (one: number) => reachesLine(one, linePercent);
  const unclear =
    !reaches(share) && reaches(share + shares.unknownShare)
      ? `We can’t tell for ${formatPercent(shares.unknownShare)}; if it works for them, you clear your line.`
      : undefined;
  if (isDiscouraged) return judgeDiscouraged(reaches(shares.supportedShare), unclear);
  if (reaches(shares.supportedShare)) return { answer: 'Yes' };
  if (reaches(share)) return { answer: 'Yes, with care' };
  if (!unclear && isMostlyPartial(shares)) return { answer: 'Mostly' };
  if (baseline?.limitedReason === 'NONE_YET' && !isMostlyPartial(shares)) return { answer: 'No' };
  if (unclear) return { answer: 'Unclear', care: unclear };
  return { answer: isFixed ? 'No' : 'Not yet' };
}

/** More people have part of it than all of it, and more than have nothing of it. */
function isMostlyPartial({ supportedShare, partialShare, unsupportedShare }: CoverageShares) {
  return partialShare > Math.max(supportedShare, unsupportedShare);
}

function judgeDiscouraged(isAboveLine: boolean, unclear: string | undefined): Judgment {
  const care = 'It’s discouraged. Use an alternative for anything new.';
  if (isAboveLine) return { answer: 'Yes, with care', care };
  return unclear
    ? { answer: 'Unclear', care: `${unclear} ${care}` }
    : { answer: 'No', care: 'It’s discouraged and support won’t improve. Use an alternative.' };
}

function distanceToLine(share: number, { linePercent, audienceName }: VerdictInput): string {
  const line = audienceName === undefined ? 'your line' : `the line of ${formatLine(linePercent)}`;
  const distance = formatDistance(share, linePercent);
  if (distance === undefined) return `exactly at ${line}`;
  return `${distance} ${reachesLine(share, linePercent) ? 'above' : 'below'} ${line}`;
}
