import type { CoverageShares } from './CoverageShares';
import { formatError, formatPercent } from './format';
import { getGoverningShare, type GoverningShare } from './governingShare';

/** The governing number where there is no room for a sentence, in English. */
export interface BriefShare extends GoverningShare {
  /** “84.5 %”, of a measured audience “84.5 % ± 0.3” */
  readonly percent: string;
  /** “can use most of it” */
  readonly can: string;
  /** “2.7 % in full”: the second number. Absent where all who count have all of it. */
  readonly short?: string;
}

/** Apart from the sentences, of which pages with lists need none. */
export function getBriefShare(
  shares: CoverageShares,
  linePercent: number,
  error?: number | null,
): BriefShare {
  const governing = getGoverningShare(shares, linePercent);
  const percent =
    formatPercent(governing.share, linePercent) + (error ? ` ${formatError(error)}` : '');
  const isMost = governing.reading === 'MOST';
  const brief = { ...governing, percent, can: `can use ${isMost ? 'most of it' : 'it'}` };
  if (governing.reading === 'ALL') return brief;
  const short = isMost
    ? `${formatPercent(shares.supportedShare, linePercent)} in full`
    : `${formatPercent(shares.partialShare)} in part`;
  return { ...brief, short };
}
