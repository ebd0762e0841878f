import type { CoverageShares } from './CoverageShares';
import { formatPercent } from './format';
import { getGoverningShare, type GoverningShare } from './governingShare';

/** The governing number where there is no room for a sentence, in English. */
export interface BriefShare extends GoverningShare {
  /** “84.5 %” */
  readonly percent: string;
  /** “can use most of it” */
  readonly can: string;
  /** “2.7 % in full”: the second number. Absent where all who count have all of it. */
  readonly short?: string;
}

/** Apart from the sentences, of which pages with lists need none. */
export function getBriefShare(shares: CoverageShares, linePercent: number): BriefShare {
  const governing = getGoverningShare(shares, linePercent);
  const percent = formatPercent(governing.share, linePercent);
  switch (governing.reading) {
    case 'MOST': {
      const short = `${formatPercent(shares.supportedShare, linePercent)} in full`;
      return { ...governing, percent, can: 'can use most of it', short };
    }
    case 'WITH_PART': {
      const short = `${formatPercent(shares.partialShare)} in part`;
      return { ...governing, percent, can: 'can use it', short };
    }
    case 'ALL':
      return { ...governing, percent, can: 'can use it' };
  }
}
