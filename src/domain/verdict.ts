import { shownDistance } from '@/domain/format';
import type { BaselineTarget } from './baselineTarget';
import { reachesLine } from './CoverageShares';
import type { GoverningShare } from './governingShare';
import { type Care, judgeVerdict, type VerdictAnswer } from './judgeVerdict';
import { ENGLISH } from './messages/english';
import type { Wording } from './messages/Wording';
import { getShareWords, type ShareWords } from './shareWords';
import type { VerdictInput } from './VerdictInput';
import {
  isLackedByTarget,
  whatIsEstimated,
  whatIsMissing,
  whenInBaseline,
  whoIsShort,
} from './verdictReasons';

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
export function getVerdict(input: VerdictInput, wording: Wording = ENGLISH): Verdict {
  const { shares, linePercent, subject = 'it', audienceName, target } = input;
  const named = audienceName === undefined ? {} : { who: audienceName, whoForm: 'quoted' as const };
  const words = getShareWords({
    shares,
    linePercent,
    subject,
    wording,
    ...(target && audienceName === undefined ? { whoForm: 'target' } : named),
  });
  const { answer, care } = judgeVerdict(input);
  const missing = whatIsMissing(input, words, wording);
  return {
    answer,
    heading: headingOf(answer, target, wording),
    governing: { share: words.share, reading: words.reading },
    share: words.claim,
    distance: distanceToLine(words.share, input, wording),
    rest: words.reading === 'MOST' ? fullClause(input, words, wording) : undefined,
    missing,
    reasons: [
      careWords(input, care, wording),
      target ? undefined : whatIsEstimated(input, words, wording),
      target ? undefined : whoIsShort(input, words, { answer, missing, wording }),
      whenInBaseline(input, wording),
    ].filter((reason) => reason !== undefined),
  };
}

/** “84.5 % of your audience can use most of it, 10.5 points below your line; 2.7 % can use all of it.” */
export function getClaim(
  { share, distance, rest }: Pick<Verdict, 'share' | 'distance' | 'rest'>,
  { messages }: Wording = ENGLISH,
): string {
  return rest === undefined
    ? messages.claim({ share, distance })
    : messages.claimWithRest({ share, distance, rest });
}

const ANSWER_FORMS: Readonly<Record<VerdictAnswer, string>> = {
  Yes: 'yes',
  'Yes, with care': 'care',
  Unclear: 'unclear',
  Mostly: 'mostly',
  'Not yet': 'notYet',
  No: 'no',
};

/** No one has all of it where no browser does, which says more. */
function fullClause(
  { shares, baseline }: VerdictInput,
  { rest }: ShareWords,
  { messages }: Wording,
): string | undefined {
  return baseline?.limitedReason === 'NONE_YET' && shares.supportedShare === 0
    ? messages.rest({ form: 'noBrowser', percent: '', subject: '' })
    : rest;
}

function headingOf(
  answer: VerdictAnswer,
  target: BaselineTarget | undefined,
  { messages }: Wording,
): string {
  if (!target) return messages.answer({ answer: ANSWER_FORMS[answer] });
  const isIn = target.isIn ? 'yes' : 'no';
  return messages.inTarget({ isIn, target: messages.target({ target: target.target }) });
}

/** The sentences that an answer comes with. */
function careWords(input: VerdictInput, care: Care | undefined, wording: Wording) {
  const { messages, gap, percent } = wording;
  const unclear = () => messages.unclear({ percent: percent(input.shares.unknownShare) });
  switch (care) {
    case undefined:
      return undefined;
    case 'LACKED_BY_TARGET':
      return isLackedByTarget(input, wording);
    case 'UNCLEAR':
      return unclear();
    case 'DISCOURAGED':
      return messages.discouraged();
    case 'DISCOURAGED_UNCLEAR':
      return `${unclear()}${gap}${messages.discouraged()}`;
    case 'DISCOURAGED_BELOW':
      return messages.discouragedBelow();
  }
}

function distanceToLine(
  share: number,
  { linePercent, audienceName }: VerdictInput,
  { messages, line, decimal }: Wording,
): string {
  const points = shownDistance(share, linePercent);
  const side = reachesLine(share, linePercent) ? 'above' : 'below';
  return messages.distance({
    side: points === 0 ? 'at' : side,
    points,
    distance: decimal(points),
    whose: audienceName === undefined ? 'yours' : 'named',
    line: line(linePercent),
  });
}
