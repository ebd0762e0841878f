import { formatDistance, formatList, formatPercent } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import type { BaselineFacts } from './BaselineFacts';
import type { BaselineTarget } from './baselineTarget';
import { type CoverageShares, reachesLine } from './CoverageShares';

export type VerdictAnswer = 'Yes' | 'Yes, with care' | 'Unclear' | 'Partly' | 'Not yet' | 'No';

export interface VerdictInput {
  readonly shares: CoverageShares;
  readonly linePercent: number;
  /** Absent for a compat key that belongs to no feature. */
  readonly baseline?:
    | (BaselineFacts & { readonly missingBrowsers?: readonly { readonly name: string }[] })
    | null;
  /** Names of the browsers whose users are left out, heaviest first. */
  readonly shortBrowsers: readonly string[];
  readonly isDiscouraged: boolean;
  /** The audience is a fixed list of releases, so its share never grows. */
  readonly isFixed?: boolean;
  /** The subject as the object of a sentence: "it" by default, "all of them" for a set. */
  readonly subject?: string;
  /**
   * The share that could use it if Chrome on Android were up to date; absent if nothing of it is
   * estimated.
   */
  readonly shareIfAndroidIsLatest?: number | null | undefined;
  /** Where the audience stands for a Baseline target: whether what is judged belongs to it. */
  readonly target?: BaselineTarget | undefined;
}

/**
 * The answer to "can we ship this?" as the parts of one sentence, plus sentences with the reasons.
 */
export interface Verdict {
  readonly answer: VerdictAnswer;
  /** The answer in words: "Yes", "No, not in Baseline 2023" */
  readonly heading: string;
  /** "88.4 % of your audience can use it" */
  readonly share: string;
  /** "6.6 points below your line" */
  readonly distance: string;
  readonly reasons: readonly string[];
}

/** Decides whether a team can ship a feature or key, given its coverage and the team's line. */
export function getVerdict(input: VerdictInput): Verdict {
  if (input.target) return judgeTarget(input, input.target);
  const { answer, care } = judge(input);
  return {
    answer,
    heading: answer,
    share: shareSentence(answer === 'Partly' ? { subject: 'all of it', ...input } : input, answer),
    distance: distanceToLine(getAnsweredShare(answer, input.shares).share, input.linePercent),
    reasons: [
      care,
      whatIsEstimated(input),
      whoIsShort(input, answer),
      whenInBaseline(input),
    ].filter((reason) => reason !== undefined),
  };
}

/**
 * The share that an answer is about, 0–1: those who can use it, or at least part of it where that
 * is what makes the answer a yes.
 */
export function getAnsweredShare(
  answer: VerdictAnswer,
  shares: CoverageShares,
): { readonly share: number; readonly isInPart: boolean } {
  const isInPart = answer === 'Yes, with care' && isMostlyPartial(shares);
  return {
    share: isInPart ? shares.supportedShare + shares.partialShare : shares.supportedShare,
    isInPart,
  };
}

/** A target is a promise of its own: what is not in it is a no, however few use its oldest releases. */
function judgeTarget(input: VerdictInput, { name, isIn }: BaselineTarget): Verdict {
  const { shares, linePercent, subject = 'it' } = input;
  const isLacked = reachesLine(shares.partialShare + shares.unsupportedShare, LEAST_LACK_PERCENT);
  return {
    answer: isIn ? 'Yes' : 'No',
    heading: isIn ? `Yes, in ${name}` : `No, not in ${name}`,
    share: `${formatPercent(shares.supportedShare, linePercent)} of the people on its releases can use ${subject}`,
    distance: distanceToLine(shares.supportedShare, linePercent),
    reasons: [
      isIn || !isLacked
        ? undefined
        : `Its oldest releases lack ${subject === 'it' ? 'it' : 'some'}.`,
      whenInBaseline(input),
    ].filter((reason) => reason !== undefined),
  };
}

/** Shares too small to show count as zero. */
const LEAST_LACK_PERCENT = 0.01;

function judge({ shares, linePercent, baseline, isDiscouraged, isFixed }: VerdictInput): {
  answer: VerdictAnswer;
  care?: string;
} {
  const reaches = (share: number) => reachesLine(share, linePercent);
  const unclear = reaches(shares.supportedShare + shares.unknownShare)
    ? `We can’t tell for ${formatPercent(shares.unknownShare)}; if it works for them, you clear your line.`
    : undefined;
  if (isDiscouraged) return judgeDiscouraged(reaches(shares.supportedShare), unclear);
  if (reaches(shares.supportedShare)) return { answer: 'Yes' };

  const withPartial = shares.supportedShare + shares.partialShare;
  if (reaches(withPartial)) {
    return {
      answer: 'Yes, with care',
      care: isMostlyPartial(shares)
        ? `${shares.supportedShare === 0 ? 'No one' : formatPercent(shares.supportedShare)} can use all of it: test what browsers lack.`
        : `Partial support brings it to ${formatPercent(withPartial, linePercent)}, which reaches your line. Test what those browsers lack.`,
    };
  }
  if (isMostlyPartial(shares)) return { answer: 'Partly' };
  if (baseline?.limitedReason === 'NONE_YET') return { answer: 'No' };
  if (unclear) return { answer: 'Unclear', care: unclear };
  return { answer: isFixed ? 'No' : 'Not yet' };
}

/** More people have part of it than all of it, and more than have nothing of it. */
function isMostlyPartial({ supportedShare, partialShare, unsupportedShare }: CoverageShares) {
  return partialShare > Math.max(supportedShare, unsupportedShare);
}

function judgeDiscouraged(
  isAboveLine: boolean,
  unclear: string | undefined,
): { answer: VerdictAnswer; care: string } {
  const care = 'It’s discouraged. Use an alternative for anything new.';
  if (isAboveLine) return { answer: 'Yes, with care', care };
  return unclear
    ? { answer: 'Unclear', care: `${unclear} ${care}` }
    : { answer: 'No', care: 'It’s discouraged and support won’t improve. Use an alternative.' };
}

/** This much is unknown worldwide too: browsers that no source breaks down by release. */
const MINOR_UNKNOWN = 0.05;

function shareSentence(
  { shares, linePercent, subject = 'it' }: VerdictInput,
  answer: VerdictAnswer,
): string {
  const { share, isInPart } = getAnsweredShare(answer, shares);
  if (isInPart)
    return `${formatPercent(share, linePercent)} of your audience can use at least part of ${subject}`;
  if (shares.supportedShare === 0)
    return shares.unknownShare > MINOR_UNKNOWN
      ? `We know of no one in your audience who can fully use ${subject}`
      : `No one in your audience can fully use ${subject}`;
  return `${formatPercent(shares.supportedShare, linePercent)} of your audience can use ${subject}`;
}

function distanceToLine(share: number, linePercent: number): string {
  const distance = formatDistance(share, linePercent);
  if (distance === undefined) return 'exactly at your line';
  return `${distance} ${reachesLine(share, linePercent) ? 'above' : 'below'} your line`;
}

/** Added if only the estimate decides on which side of the line the share is. */
function whatIsEstimated({
  shares,
  linePercent,
  shareIfAndroidIsLatest,
  isDiscouraged,
}: VerdictInput): string | undefined {
  const share = shareIfAndroidIsLatest;
  const isDecisive =
    share != null &&
    reachesLine(share, linePercent) !== reachesLine(shares.supportedShare, linePercent);
  if (!isDecisive || isDiscouraged) return undefined;
  return `This depends on an estimate: if all of Chrome on Android is up to date, ${formatPercent(share, linePercent)} can use it.`;
}

function whoIsShort(
  { baseline, shares, shortBrowsers, subject = 'it' }: VerdictInput,
  answer: VerdictAnswer,
): string | undefined {
  if (baseline?.limitedReason === 'NONE_YET') return 'No major browser supports all of it yet.';
  if (baseline?.limitedReason === 'ONE_BROWSER_SHORT')
    return `Only ${getBrand(baseline.missingBrowsers)} keeps it out of Baseline.`;
  if (answer === 'Yes' || shortBrowsers.length === 0) return undefined;
  // Naming the few who are known to lack it would pass them off as the cause.
  const lackedShare = shares.partialShare + shares.unsupportedShare;
  if (answer === 'Unclear' && shares.unknownShare > lackedShare) return undefined;
  return `Most people who can’t use ${subject} are on ${formatList(shortBrowsers.slice(0, 2), 'or')}.`;
}

/**
 * Names a brand that is missing on both desktop and mobile once, by its shortest name: Firefox, not
 * Firefox for Android.
 */
function getBrand(missing: readonly { readonly name: string }[] = []): string {
  return missing.map(({ name }) => name).sort((a, b) => a.length - b.length)[0] ?? 'one browser';
}

function whenInBaseline({ baseline }: VerdictInput): string | undefined {
  if (baseline?.status === 'WIDELY' && baseline.widelyOn)
    return `Baseline widely available since ${formatDate(baseline.widelyOn, 'month')}.`;
  if (baseline?.status !== 'NEWLY' || !baseline.newlyOn) return undefined;
  const widely = baseline.widelyOn
    ? `; widely available from ${formatDate(baseline.widelyOn, 'month')}`
    : '';
  return `Baseline newly available since ${formatDate(baseline.newlyOn, 'month')}${widely}.`;
}
