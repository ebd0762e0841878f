// The sentences that follow a verdict: what is missing, what is estimated, who is left out, and how
// far it has come in Baseline.
import { formatList, formatPercent } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { reachesLine } from './CoverageShares';
import type { GoverningShare } from './governingShare';
import type { ShortBrowserFacts, VerdictInput } from './VerdictInput';

/** Shares too small to show count as zero. */
const LEAST_LACK_PERCENT = 0.01;

export function isLackedByTarget({ shares, subject = 'it' }: VerdictInput): string | undefined {
  return reachesLine(shares.partialShare + shares.unsupportedShare, LEAST_LACK_PERCENT)
    ? `Its oldest versions lack ${subject === 'it' ? 'it' : 'some'}.`
    : undefined;
}

/** Said wherever those with partial support are in the number that leads. */
export function whatIsMissing(
  { shares, partialReason }: VerdictInput,
  { reading }: GoverningShare,
): string | undefined {
  if (reading === 'ALL') return undefined;
  if (reading === 'MOST')
    return partialReason == null
      ? undefined
      : `${partialReason.charAt(0).toUpperCase()}${partialReason.slice(1)}.`;
  return `For ${formatPercent(shares.partialShare)} of them ${partialReason ?? 'something is missing'}.`;
}

/** Added if only the estimate decides on which side of the line the share is. */
export function whatIsEstimated(
  { shares, linePercent, shareIfAndroidIsLatest, isDiscouraged }: VerdictInput,
  { reading }: GoverningShare,
): string | undefined {
  const share = shareIfAndroidIsLatest;
  const isDecisive =
    share != null &&
    reachesLine(share, linePercent) !== reachesLine(shares.supportedShare, linePercent);
  if (!isDecisive || isDiscouraged || reading === 'MOST') return undefined;
  return `This depends on an estimate: if all of Chrome on Android is up to date, ${formatPercent(share, linePercent)} can use it.`;
}

export function whoIsShort(
  { baseline, shares, shortBrowsers }: VerdictInput,
  { reading }: GoverningShare,
  { answer, missing }: { readonly answer: string; readonly missing: string | undefined },
): string | undefined {
  if (baseline?.limitedReason === 'NONE_YET')
    return reading === 'MOST' && shares.supportedShare === 0
      ? undefined
      : 'No major browser supports all of it yet.';
  if (baseline?.limitedReason === 'ONE_BROWSER_SHORT') return nameOnlyBrowser(baseline);
  if (answer === 'Yes' || missing !== undefined || shortBrowsers.length === 0) return undefined;
  // Naming the few who are known to lack it would pass them off as the cause.
  const lackedShare = shares.partialShare + shares.unsupportedShare;
  if (answer === 'Unclear' && shares.unknownShare > lackedShare) return undefined;
  const browsers = formatList(shortBrowsers.slice(0, 2).map(nameShortBrowser), 'or');
  return reading === 'MOST'
    ? `Most people without full support use ${browsers}.`
    : `Most of the others use ${browsers}.`;
}

/** Those who have an old one may update. */
const nameShortBrowser = ({ name, newestSupports }: ShortBrowserFacts): string =>
  newestSupports ? `an old ${name}` : name;

function nameOnlyBrowser(baseline: NonNullable<VerdictInput['baseline']>): string {
  const { missingBrowsers, partialBrowsers = [] } = baseline;
  const name = getBrand(missingBrowsers);
  return `${name ?? 'One browser'} is the only major browser without ${partialBrowsers.length > 0 ? 'all of it' : 'it'}.`;
}

/**
 * Names a brand that is missing on both desktop and mobile once, by its shortest name: Firefox, not
 * Firefox on Android.
 */
function getBrand(missing: readonly { readonly name: string }[] = []): string | undefined {
  return missing.map(({ name }) => name).sort((a, b) => a.length - b.length)[0];
}

export function whenInBaseline({ baseline }: VerdictInput): string | undefined {
  if (baseline?.status === 'WIDELY' && baseline.widelyOn)
    return `Baseline widely available since ${formatDate(baseline.widelyOn, 'month')}.`;
  if (baseline?.status !== 'NEWLY' || !baseline.newlyOn) return undefined;
  const widely = baseline.widelyOn
    ? `; widely available from ${formatDate(baseline.widelyOn, 'month')}`
    : '';
  return `Baseline newly available since ${formatDate(baseline.newlyOn, 'month')}${widely}.`;
}
