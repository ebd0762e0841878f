import { formatPercent } from '@/domain/format';
import type { CoverageShares } from './CoverageShares';
import { getGoverningShare, type GoverningShare } from './governingShare';

interface ShareSubject {
  readonly shares: CoverageShares;
  readonly linePercent: number;
  /** “your audience” by default. */
  readonly who?: string;
  /** The subject as the object of a sentence: “it” by default, “all of them” for a set. */
  readonly subject?: string;
}

/** The governing number of something, in words that every page, picture and tool repeats. */
export interface ShareWords extends GoverningShare {
  /** “84.5 %” */
  readonly percent: string;
  /** “can use most of it” */
  readonly can: string;
  /** “84.5 % of your audience can use most of it” */
  readonly claim: string;
  /** “2.7 % in full”: the second number where there is no room for a sentence. */
  readonly short?: string;
  /** “2.7 % can use all of it”, or “5.2 % only in part”. Absent where all who count have all of it. */
  readonly rest?: string;
}

/** This much is unknown worldwide too: browsers that no source breaks down by release. */
const MINOR_UNKNOWN = 0.05;

export function getShareWords(asked: ShareSubject): ShareWords {
  const { shares, linePercent, who = 'your audience', subject = 'it' } = asked;
  const governing = getGoverningShare(shares, linePercent);
  const percent = formatPercent(governing.share, linePercent);
  const can = canUse(governing, subject);
  const words = { ...governing, percent, can, claim: `${percent} of ${who} ${can}` };
  switch (governing.reading) {
    case 'MOST': {
      const full = formatPercent(shares.supportedShare, linePercent);
      const rest = `${shares.supportedShare === 0 ? 'no one' : full} can use ${allOf(subject)}`;
      return { ...words, short: `${full} in full`, rest };
    }
    case 'WITH_PART': {
      const partial = formatPercent(shares.partialShare);
      return { ...words, short: `${partial} in part`, rest: `${partial} only in part` };
    }
    case 'ALL':
      return shares.supportedShare > 0 ? words : { ...words, claim: claimOfNone(shares, asked) };
  }
}

/** A set has no most: what it has is features. */
function canUse({ reading }: GoverningShare, subject: string): string {
  if (reading !== 'MOST') return `can use ${subject}`;
  return isSet(subject) ? `can use ${subject} at least in part` : `can use most of ${subject}`;
}

const isSet = (subject: string): boolean => subject === 'all of them' || subject === 'both';

const allOf = (subject: string): string => (isSet(subject) ? `${subject} in full` : 'all of it');

function claimOfNone(
  { unknownShare }: CoverageShares,
  { who = 'your audience', subject = 'it' }: ShareSubject,
): string {
  return unknownShare > MINOR_UNKNOWN
    ? `We know of no one in ${who} who can fully use ${subject}`
    : `No one in ${who} can fully use ${subject}`;
}
