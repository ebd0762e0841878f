// The sentences that follow a verdict: what is missing, what is estimated, who is left out, and how
// far it has come in Baseline.
import { reachesLine } from './CoverageShares';
import type { GoverningShare } from './governingShare';
import type { Wording } from './messages/Wording';
import { browserName, partialClause } from './partialWords';
import type { ShortBrowserFacts, VerdictInput } from './VerdictInput';

/** Shares too small to show count as zero. */
const LEAST_LACK_PERCENT = 0.01;

export function isLackedByTarget(
  { shares, subject = 'it' }: VerdictInput,
  { messages }: Wording,
): string | undefined {
  return reachesLine(shares.partialShare + shares.unsupportedShare, LEAST_LACK_PERCENT)
    ? messages.lackedByTarget({ subject })
    : undefined;
}

/** Said wherever those with partial support are in the number that leads. */
export function whatIsMissing(
  { shares, partialReason }: VerdictInput,
  { reading }: GoverningShare,
  wording: Wording,
): string | undefined {
  const { messages } = wording;
  if (reading === 'ALL') return undefined;
  if (reading === 'MOST')
    return partialReason == null
      ? undefined
      : messages.missingForMost({ reason: partialClause(partialReason, wording, reading) });
  const percent = wording.percent(shares.partialShare);
  return partialReason == null
    ? messages.missingUnexplained({ percent })
    : messages.missing({ percent, reason: partialClause(partialReason, wording) });
}

/** Added if only the estimate decides on which side of the line the share is. */
export function whatIsEstimated(
  { shares, linePercent, shareIfAndroidIsLatest, isDiscouraged }: VerdictInput,
  { reading }: GoverningShare,
  { messages, percent }: Wording,
): string | undefined {
  const share = shareIfAndroidIsLatest;
  const isDecisive =
    share != null &&
    reachesLine(share, linePercent) !== reachesLine(shares.supportedShare, linePercent);
  if (!isDecisive || isDiscouraged || reading === 'MOST') return undefined;
  return messages.estimate({ percent: percent(share, linePercent) });
}

interface SaidBefore {
  readonly answer: string;
  readonly missing: string | undefined;
  readonly wording: Wording;
}

export function whoIsShort(
  { baseline, shares, shortBrowsers }: VerdictInput,
  { reading }: GoverningShare,
  { answer, missing, wording }: SaidBefore,
): string | undefined {
  const { messages } = wording;
  if (baseline?.limitedReason === 'NONE_YET')
    return reading === 'MOST' && shares.supportedShare === 0 ? undefined : messages.noBrowser();
  if (baseline?.limitedReason === 'ONE_BROWSER_SHORT') return nameOnlyBrowser(baseline, wording);
  if (answer === 'Yes' || missing !== undefined || shortBrowsers.length === 0) return undefined;
  // Naming the few who are known to lack it would pass them off as the cause.
  const lackedShare = shares.partialShare + shares.unsupportedShare;
  if (answer === 'Unclear' && shares.unknownShare > lackedShare) return undefined;
  const names = shortBrowsers.slice(0, 2).map((browser) => nameShortBrowser(browser, wording));
  return messages.others({
    form: reading === 'MOST' ? 'most' : 'all',
    browsers: wording.list(names, 'or'),
  });
}

/** Those who have an old one may update. */
function nameShortBrowser({ name, newestSupports }: ShortBrowserFacts, wording: Wording): string {
  const browser = browserName(name, wording);
  return newestSupports ? wording.messages.oldBrowser({ browser }) : browser;
}

function nameOnlyBrowser(
  baseline: NonNullable<VerdictInput['baseline']>,
  wording: Wording,
): string {
  const { missingBrowsers, partialBrowsers = [] } = baseline;
  const name = getBrand(missingBrowsers);
  return wording.messages.onlyBrowser({
    browser: name === undefined ? wording.messages.oneBrowser() : browserName(name, wording),
    has: partialBrowsers.length > 0 ? 'part' : 'nothing',
  });
}

/**
 * Names a brand that is missing on both desktop and mobile once, by its shortest name: Firefox, not
 * Firefox on Android.
 */
function getBrand(missing: readonly { readonly name: string }[] = []): string | undefined {
  return missing.map(({ name }) => name).sort((a, b) => a.length - b.length)[0];
}

export function whenInBaseline(
  { baseline }: VerdictInput,
  { messages, month }: Wording,
): string | undefined {
  if (baseline?.status === 'WIDELY' && baseline.widelyOn)
    return messages.widely({ month: month(baseline.widelyOn) });
  if (baseline?.status !== 'NEWLY' || !baseline.newlyOn) return undefined;
  const since = { month: month(baseline.newlyOn) };
  return baseline.widelyOn
    ? messages.newlyThenWidely({ ...since, later: month(baseline.widelyOn) })
    : messages.newly(since);
}
