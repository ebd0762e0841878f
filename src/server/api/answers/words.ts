import { reachesLine } from '@/domain/CoverageShares';
import { formatDistance, formatLine, formatList, formatPercent } from '@/domain/format';
import { getAnsweredShare } from '@/domain/verdict';
import type { FirstSupport } from '@/server/data/catalogue/Catalogue';
import type { Baseline } from '@/server/data/catalogue/getBaseline';
import type { AnswerSubject } from './findAnswerSubject';

/**
 * "95.7 % of the audience “World” can use it, 0.7 points above the line of 95 %." Always names the
 * audience, because the reader didn't choose it.
 */
export function shareSentence({ answer, coverage, linePercent, audience }: AnswerSubject): string {
  const { share, isInPart } = getAnsweredShare(answer, coverage);
  const distance = formatDistance(share, linePercent);
  const side = reachesLine(share, linePercent) ? 'above' : 'below';
  return `${formatPercent(share, linePercent)} of the audience “${audience.name}” can use ${isInPart ? 'at least part of it' : 'it'}, ${distance === undefined ? 'exactly at' : `${distance} ${side}`} the line of ${formatLine(linePercent)}.`;
}

const MAX_LEFT_OUT = 3;

interface ShipFacts {
  readonly name: string;
  readonly answer: string;
  readonly supportedShare: number;
  readonly linePercent: number;
  /** Browsers without it, heaviest first. */
  readonly leftOut: readonly { readonly name: string; readonly share: number }[];
}

/** "Grid: Yes. 96.1 % supported; left out: Safari 0.4 % and Opera Mini 0.2 %" */
export function shipLine({
  name,
  answer,
  supportedShare,
  linePercent,
  leftOut,
}: ShipFacts): string {
  const browsers = leftOut
    .slice(0, MAX_LEFT_OUT)
    .map((browser) => `${browser.name} ${formatPercent(browser.share)}`);
  return `${name}: ${answer}. ${formatPercent(supportedShare, linePercent)} supported${browsers.length > 0 ? `; left out: ${formatList(browsers)}` : ''}`;
}

/** "Newly available since 2025-08-14, widely available from 2028-02-14." */
export function baselineSentence({
  status,
  newlyOn,
  widelyOn,
  isNewlyOnUpperBound,
  limitedReason,
  missingBrowsers,
}: Baseline): string {
  const day = (on: string | undefined): string => `${isNewlyOnUpperBound ? '≤ ' : ''}${on ?? ''}`;
  if (status === 'WIDELY') return `Widely available since ${day(widelyOn)}.`;
  if (status === 'NEWLY')
    return `Newly available since ${day(newlyOn)}, widely available from ${day(widelyOn)}.`;
  if (limitedReason === 'DISCOURAGED') return 'Limited availability: it is discouraged.';
  if (limitedReason === 'NONE_YET') return 'Limited availability: no core browser has it in full.';
  return `Limited availability: missing in ${formatList(missingBrowsers.map(({ name }) => name))}.`;
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
