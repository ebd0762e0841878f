import type { CoverageShares } from './CoverageShares';
import { getGoverningShare, type GoverningShare } from './governingShare';
import { ENGLISH_SHARES } from './messages/englishShares';
import type { ShareWording } from './messages/Wording';
import type { SubjectForm } from './VerdictInput';

/** How a sentence names an audience: “your audience”, “the people on its releases”, or by its name. */
type AudienceForm = 'yours' | 'target' | 'quoted' | 'named';

interface ShareSubject {
  readonly shares: CoverageShares;
  readonly linePercent: number;
  /** An audience by its name; “your audience” by default. */
  readonly who?: string;
  readonly whoForm?: AudienceForm;
  /** How the subject is named as the object of a sentence: “it” by default, or its own name. */
  readonly subject?: SubjectForm | { readonly name: string };
  readonly wording?: ShareWording;
}

/** The governing number of something, in words that every page, picture and tool repeats. */
export interface ShareWords extends GoverningShare {
  /** “84.5 % of your audience can use most of it” */
  readonly claim: string;
  /** “2.7 % can use all of it”, or “5.2 % only in part”. Absent where all who count have all of it. */
  readonly rest?: string;
}

/** This much is unknown worldwide too: browsers that no source breaks down by release. */
const MINOR_UNKNOWN = 0.05;

export function getShareWords(asked: ShareSubject): ShareWords {
  const { shares, linePercent, wording = ENGLISH_SHARES } = asked;
  const { messages } = wording;
  const governing = getGoverningShare(shares, linePercent);
  const percent = wording.percent(governing.share, linePercent);
  const subject = subjectWords(asked);
  const form = formOf(governing, shares);
  const claim = messages.share({ form, percent, ...subject, ...whoWords(asked) });
  const words = { ...governing, claim };
  switch (governing.reading) {
    case 'MOST': {
      const full = wording.percent(shares.supportedShare, linePercent);
      const rest = shares.supportedShare === 0 ? 'none' : 'full';
      return {
        ...words,
        rest: messages.rest({ form: rest, percent: full, ...subject }),
      };
    }
    case 'WITH_PART': {
      const partial = wording.percent(shares.partialShare);
      return {
        ...words,
        rest: messages.rest({ form: 'part', percent: partial, ...subject }),
      };
    }
    case 'ALL':
      return words;
  }
}

function formOf({ reading }: GoverningShare, { supportedShare, unknownShare }: CoverageShares) {
  if (reading !== 'ALL') return reading === 'MOST' ? 'most' : 'part';
  if (supportedShare > 0) return 'all';
  return unknownShare > MINOR_UNKNOWN ? 'noneKnown' : 'none';
}

function subjectWords({ subject = 'it' }: ShareSubject) {
  return typeof subject === 'string' ? { subject, name: '' } : { subject: 'named', ...subject };
}

function whoWords({ who, whoForm = who === undefined ? 'yours' : 'named' }: ShareSubject) {
  return { who: whoForm, audience: who ?? '' };
}
