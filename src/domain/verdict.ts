import type { BaselineFacts } from './BaselineFacts';
import { type CoverageShares, reachesLine } from './CoverageShares';
import { formatDate } from './formatDate';
import { formatDistance, formatPercent } from './formatPercent';
import { listOf } from './listOf';

export type VerdictAnswer = 'Yes' | 'Yes, with care' | 'Unclear' | 'Not yet' | 'No';

export interface VerdictInput {
  readonly shares: CoverageShares;
  readonly linePercent: number;
  /** Absent for a compat key that belongs to no feature. */
  readonly baseline?:
    (BaselineFacts & { readonly missingBrowsers?: readonly { readonly name: string }[] }) | null;
  /** Names of the browsers whose users are left out, heaviest first. */
  readonly shortBrowsers: readonly string[];
  readonly isDiscouraged: boolean;
  /** The subject as the object of a sentence: "it" by default, "all of them" for a set. */
  readonly subject?: string;
}

/**
 * The answer to "can we ship this?" as the parts of one sentence, plus sentences with the reasons.
 */
export interface Verdict {
  readonly answer: VerdictAnswer;
  /** "88.4 % of your audience can use it" */
  readonly share: string;
  /** "6.6 points below your line" */
  readonly distance: string;
  readonly reasons: readonly string[];
}

/** Decides whether a team can ship a feature or key, given its coverage and the team's line. */
export function verdictOf(input: VerdictInput): Verdict {
  const { answer, care } = judge(input);
  return {
    answer,
    share: shareSentence(input),
    distance: distanceToLine(input.shares.supportedShare, input.linePercent),
    reasons: [care, whoIsShort(input, answer), whenInBaseline(input)].filter(
      (reason) => reason !== undefined,
    ),
  };
}

/** The verdict as plain text, for meta descriptions and link previews. */
export function verdictText({ answer, share, distance, reasons }: Verdict): string {
  return [`${answer}.`, `${share}, ${distance}.`, ...reasons].join(' ');
}

function judge({ shares, linePercent, baseline, isDiscouraged }: VerdictInput): {
  answer: VerdictAnswer;
  care?: string;
} {
  const reaches = (share: number) => reachesLine(share, linePercent);
  if (isDiscouraged) return judgeDiscouraged(reaches(shares.supportedShare));
  if (reaches(shares.supportedShare)) return { answer: 'Yes' };

  const withPartial = shares.supportedShare + shares.partialShare;
  if (reaches(withPartial)) {
    return {
      answer: 'Yes, with care',
      care: `Partial support brings it to ${formatPercent(withPartial, linePercent)}, which reaches your line. Test what those browsers lack.`,
    };
  }
  if (baseline?.limitedReason === 'NONE_YET') return { answer: 'No' };
  if (reaches(shares.supportedShare + shares.unknownShare)) {
    return {
      answer: 'Unclear',
      care: `We can’t tell for ${formatPercent(shares.unknownShare)}; if it works for them, you clear your line.`,
    };
  }
  return { answer: 'Not yet' };
}

function judgeDiscouraged(isAboveLine: boolean): { answer: VerdictAnswer; care: string } {
  return isAboveLine
    ? {
        answer: 'Yes, with care',
        care: 'It’s discouraged. Use an alternative for anything new.',
      }
    : { answer: 'No', care: 'It’s discouraged and support won’t improve. Use an alternative.' };
}

/** This much is unknown worldwide too: browsers that no source breaks down by release. */
const MINOR_UNKNOWN = 0.05;

function shareSentence({ shares, linePercent, subject = 'it' }: VerdictInput): string {
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

function whoIsShort(
  { baseline, shortBrowsers, subject = 'it' }: VerdictInput,
  answer: VerdictAnswer,
): string | undefined {
  if (baseline?.limitedReason === 'NONE_YET') return 'No major browser supports all of it yet.';
  if (baseline?.limitedReason === 'ONE_BROWSER_SHORT')
    return `Only ${brandOf(baseline.missingBrowsers)} lacks it.`;
  if (answer === 'Yes' || shortBrowsers.length === 0) return undefined;
  return `Most people who can’t use ${subject} are on ${listOf(shortBrowsers.slice(0, 2), 'or')}.`;
}

/**
 * Names a brand that is missing on both desktop and mobile once, by its shortest name: Firefox, not
 * Firefox for Android.
 */
function brandOf(missing: readonly { readonly name: string }[] = []): string {
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
