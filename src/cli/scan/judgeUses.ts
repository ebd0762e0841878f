// Uses and their shares → findings with reasons. Easy to get wrong: a use is not a finding. It
// becomes one if it breaks, or looks worse, below the line, and nothing guards it. Unknown is not
// below: too many must be known to lack it. A use by a name only is a hint, whatever it would cost.
import type { ScanFacts } from '@/cli/answers/Answers';
import type { Terms } from '@/cli/config/Terms';
import { type CoverageShares, missesLine, missesLineInPart } from '@/domain/CoverageShares';
import { formatLine } from '@/domain/format';
import { getShareWords } from '@/domain/shareWords';
import { type Consequence, getEffect } from '@/engines/scanner/forReports';
import { runsWords } from '@/server/model/scan/runsWords';
import { foldFindings } from './foldFindings';
import type { FoundUse } from './FoundUse';
import type { FindingCause, ScanFinding } from './ScanOutcome';
import { sharesAsWritten } from './sharesAsWritten';

/** Guards that may not hold. */
const DOUBTS = ['lowered', 'asked'] as const;

interface Judging {
  readonly terms: Pick<Terms, 'line' | 'decline'>;
  readonly degradeLine: number | undefined;
  /** The report in which everything accepted counts as guarded. */
  readonly facts: ScanFacts;
}

export function judgeUses(uses: readonly FoundUse[], judging: Judging): readonly ScanFinding[] {
  const found = foldFindings(uses.flatMap((use) => toFinding(use, judging) ?? []));
  const { facts, terms } = judging;
  const failsAlone = found.some(({ level, cause }) => level === 'error' && cause !== 'declined');
  const { runsShare: supportedShare, unknownShare } = facts;
  if (failsAlone || !missesLine({ supportedShare, unknownShare }, terms.line)) return found;
  // Each use is on the line, and all together are below it: blame the features whose removal helps
  // most.
  const removal = facts.cheapestRemovals.at(-1);
  const blamed = new Set([...(removal?.features ?? []), ...(removal?.keys ?? [])]);
  const together = uses.filter(
    (use) =>
      use.guard === null &&
      use.evidence !== 'possible' &&
      getEffect(use.consequence) === 'breaks' &&
      blamed.has(use.feature ?? use.key) &&
      isMissedBySome(getShares(use.key, facts)),
  );
  return [...found, ...together.map((use) => finding(use, 'error', 'together', judging))];
}

function toFinding(use: FoundUse, judging: Judging): ScanFinding | undefined {
  const { terms, degradeLine, facts } = judging;
  if (use.guard === 'accepted') return undefined;
  const isSure = use.evidence !== 'possible';
  if (isSure && use.feature !== null && terms.decline.includes(use.feature))
    return finding(use, 'error', 'declined', judging);
  const effect = getEffect(use.consequence);
  const shares = getShares(use.key, facts);
  const doubt = DOUBTS.find((guard) => guard === use.guard);
  if ((use.guard !== null && !doubt) || effect === 'none' || !shares) return undefined;
  const misses = (line: number) => missesLineInPart(shares, line);
  if (!misses(terms.line)) return undefined;
  if (!isSure) return finding(use, 'hint', 'possible', judging);
  if (doubt) return finding(use, 'hint', doubt, judging);
  if (effect === 'breaks') return finding(use, 'error', 'below-line', judging);
  const isTooBad = degradeLine !== undefined && misses(degradeLine);
  return finding(use, isTooBad ? 'error' : 'warning', 'degrades', judging);
}

/** Parts of a feature may be everywhere, such as `:not(a)` where a list of selectors is new. */
export function isMissedBySome(shares: CoverageShares | undefined): boolean {
  return (shares?.unsupportedShare ?? 1) >= LEAST_SHOWN;
}

/** A smaller share is written as 0.0 %. */
const LEAST_SHOWN = 0.0005;

function getShares(key: string, { keyShares }: ScanFacts): CoverageShares | undefined {
  const shares = keyShares.get(key);
  return shares && sharesAsWritten(shares);
}

/** Code runs where only a part is there; for what merely looks worse, the number of its page counts. */
function judgeShare(
  { consequence }: FoundUse,
  shares: CoverageShares | undefined,
  { facts, terms }: Judging,
) {
  if (!shares) return { share: 0, who: '' };
  const people = ` of ${facts.audience.name}`;
  if (getEffect(consequence) === 'breaks') {
    const { supportedShare, partialShare } = shares;
    const share = supportedShare + partialShare;
    return { share, who: runsWords({ runs: share, partly: partialShare }, terms.line, people) };
  }
  const words = getShareWords({ shares, linePercent: terms.line, who: facts.audience.name });
  return { share: words.share, who: [words.claim, words.rest].filter(Boolean).join(', ') };
}

function finding(
  use: FoundUse,
  level: ScanFinding['level'],
  cause: FindingCause,
  judging: Judging,
): ScanFinding {
  const { terms } = judging;
  const { share: usableShare, who } = judgeShare(use, getShares(use.key, judging.facts), judging);
  const without = CONSEQUENCE_WORDS[use.consequence];
  const owner = use.key.split('.').at(-2);
  const because: Readonly<Record<FindingCause, string>> = {
    declined: `the team has declined ${use.feature}`,
    'below-line': `${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
    degrades: `${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
    lowered: `${use.reason} may rewrite it, so scan what the build makes. As it is, ${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
    asked: `line ${use.guardAt?.line} tests for it, and nothing shows whether it comes first. Without a test, ${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
    possible: `only the name fits, since the code does not say that its object is ${owner}. If it is, ${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
    together: `${who}, and together with other uses that is below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
  };
  return { use, level, cause, usableShare, message: `${use.key}: ${because[cause]}.` };
}

export const CONSEQUENCE_WORDS: Readonly<Record<Consequence, string>> = {
  'file-does-not-run': 'the whole file does not run',
  throws: 'it throws',
  'rule-dropped': 'the whole rule is dropped',
  'block-ignored': 'the block is ignored',
  ignored: 'it is ignored',
  'reads-undefined': 'it reads undefined',
  enhancement: 'nothing is missed',
  'not-reached': 'it is not reached',
};
