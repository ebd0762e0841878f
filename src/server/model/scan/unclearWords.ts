import { missesLine, reachesLine } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/format';

interface Scanned {
  readonly runsShare: number;
  readonly unknownShare: number;
  readonly audience: { readonly name: string; readonly trackedShare: number };
}

/** True if the code is neither known to reach the line nor known to miss it. */
export function isUnclear({ runsShare, unknownShare }: Scanned, linePercent: number): boolean {
  return (
    !reachesLine(runsShare, linePercent) &&
    !missesLine({ supportedShare: runsShare, unknownShare }, linePercent)
  );
}

/** Says once for all uses that unknown releases decide, with the remedy; empty if they don’t. */
export function unclearWords(scanned: Scanned, linePercent: number): readonly string[] {
  const { trackedShare, name } = scanned.audience;
  const line = formatLine(linePercent);
  if (!reachesLine(trackedShare, linePercent))
    return [
      `We know the versions of ${formatPercent(trackedShare, linePercent)} of ${name}, so nothing can reach ${line}. Lower the line, or use an audience of your own with more known versions. Until then, only what too many are known to lack counts as below it.`,
    ];
  return isUnclear(scanned, linePercent)
    ? [
        `We can’t tell for ${formatPercent(scanned.unknownShare)} of ${name}; if it works for them, you clear your line. An audience of your own with more known releases can tell.`,
      ]
    : [];
}
