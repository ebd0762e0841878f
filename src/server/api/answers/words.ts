import { getBriefShare } from '@/domain/briefShare';
import type { CoverageShares } from '@/domain/CoverageShares';
import { formatList, formatPercent } from '@/domain/format';
import type { VerdictAnswer } from '@/domain/judgeVerdict';
import { limitedWords } from '@/domain/limitedWords';
import { type MeasuredShare, measuredWords } from '@/domain/measuredWords';
import { getShareWords } from '@/domain/shareWords';
import { getClaim } from '@/domain/verdict';
import type { FirstSupport } from '@/server/data/catalogue/Catalogue';
import type { AnswerSubject } from './findAnswerSubject';

/**
 * "95.7 % of the audience “World” can use it, 0.7 points above the line of 95 %.", what some of them
 * lack, and how sure it is. Always names the audience, because the reader didn't choose it.
 */
export function shareSentence({
  verdict,
  measured,
}: Pick<AnswerSubject, 'verdict' | 'measured'>): string {
  const sure = measured && `Measured: ${measuredWords(measured)}.`;
  return [getClaim(verdict), verdict.missing, sure].filter(Boolean).join(' ');
}

const MAX_LEFT_OUT = 3;

const UNCLEAR: VerdictAnswer = 'Unclear';

interface ShipFacts {
  readonly name: string;
  readonly answer: string;
  readonly shares: CoverageShares;
  readonly linePercent: number;
  readonly measured?: MeasuredShare | undefined;
  /** Browsers without full support, heaviest first. */
  readonly leftOut: readonly { readonly name: string; readonly share: number }[];
}

/** "Grid: Yes. 96.1 % can use it; without full support: Safari 0.4 % and Opera Mini 0.2 %" */
export function shipLine(facts: ShipFacts): string {
  const { name, answer, shares, linePercent, measured, leftOut } = facts;
  const browsers = leftOut
    .slice(0, MAX_LEFT_OUT)
    .map((browser) => `${browser.name} ${formatPercent(browser.share)}`);
  const { percent, can } = getBriefShare(shares, linePercent, measured?.error);
  const { rest } = getShareWords({ shares, linePercent });
  return [
    `${name}: ${answer}. ${[`${percent} ${can}`, rest].filter(Boolean).join(', ')}`,
    answer.startsWith(UNCLEAR) &&
      `we don’t know the versions of ${formatPercent(shares.unknownShare)}`,
    browsers.length > 0 && `without full support: ${formatList(browsers)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** "Newly available since 2025-08-14, widely available from 2028-02-14." */
export function baselineSentence({
  baseline,
  partialBrowsers,
}: Pick<AnswerSubject, 'baseline' | 'partialBrowsers'>): string {
  const { status, newlyOn, widelyOn, isNewlyOnUpperBound, limitedReason, missingBrowsers } =
    baseline;
  const day = (on: string | undefined): string => `${isNewlyOnUpperBound ? '≤ ' : ''}${on ?? ''}`;
  if (status === 'WIDELY') return `Widely available since ${day(widelyOn)}.`;
  if (status === 'NEWLY')
    return `Newly available since ${day(newlyOn)}, widely available from ${day(widelyOn)}.`;
  if (limitedReason === 'DISCOURAGED') return 'Limited availability: it is discouraged.';
  if (limitedReason === 'NONE_YET') return 'Limited availability: no core browser has it in full.';
  return `Limited availability: ${limitedWords(missingBrowsers, partialBrowsers)}.`;
}

/** "Chrome 105, Safari ≤15.4" */
export function firstVersionsText(support: readonly FirstSupport[]): string {
  return support
    .map(
      ({ browser, version, isUpperBound }) =>
        `${browser.name} ${isUpperBound ? '≤' : ''}${version}`,
    )
    .join(', ');
}
