// Uses and their shares → findings with reasons. Easy to get wrong: a use is not a finding. It
// becomes one if it breaks, or looks worse, below the line, and nothing guards it. Unknown is not
// below: too many must be known to lack it. A use by a name only is a hint, whatever it would cost.
import type { ScanFacts } from '@/cli/answers/Answers';
import type { Terms } from '@/cli/config/Terms';
import { missesLine } from '@/domain/CoverageShares';
import { formatLine } from '@/domain/format';
import { type Consequence, getEffect } from '@/engines/scanner/forReports';
import { runsWords } from '@/server/model/scan/runsWords';
import { foldFindings } from './foldFindings';
import type { FoundUse } from './FoundUse';
import type { FindingCause, ScanFinding } from './ScanOutcome';

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
      blamed.has(use.feature ?? use.key),
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
  const supportedShare = getShare(use, facts);
  const isLowered = use.guard === 'lowered';
  if ((use.guard !== null && !isLowered) || effect === 'none' || supportedShare === undefined)
    return undefined;
  const unknownShare = facts.keyShares.get(use.key)?.unknownShare ?? 0;
  const misses = (line: number) => missesLine({ supportedShare, unknownShare }, line);
  if (!misses(terms.line)) return undefined;
  if (!isSure) return finding(use, 'hint', 'possible', judging);
  if (isLowered) return finding(use, 'hint', 'lowered', judging);
  if (effect === 'breaks') return finding(use, 'error', 'below-line', judging);
  const isTooBad = degradeLine !== undefined && misses(degradeLine);
  return finding(use, isTooBad ? 'error' : 'warning', 'degrades', judging);
}

/** The share without the consequence; partial support counts if only breaking matters. */
function getShare(use: FoundUse, facts: ScanFacts): number | undefined {
  const shares = facts.keyShares.get(use.key);
  return shares && shares.supportedShare + getPartialShare(use, facts);
}

function getPartialShare({ key, consequence }: FoundUse, { keyShares }: ScanFacts): number {
  const isCounted = getEffect(consequence) === 'breaks';
  return isCounted ? (keyShares.get(key)?.partialImplementationShare ?? 0) : 0;
}

function finding(
  use: FoundUse,
  level: ScanFinding['level'],
  cause: FindingCause,
  { facts, terms }: Judging,
): ScanFinding {
  const usableShare = getShare(use, facts) ?? 0;
  const without = CONSEQUENCE_WORDS[use.consequence];
  const partly = getPartialShare(use, facts);
  const who = runsWords({ runs: usableShare, partly }, terms.line, ` of ${facts.audience.name}`);
  const owner = use.key.split('.').at(-2);
  const because: Readonly<Record<FindingCause, string>> = {
    declined: `the team has declined ${use.feature}`,
    'below-line': `${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
    degrades: `${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
    lowered: `${use.reason} may rewrite it, so scan what the build makes. As it is, ${who}, below the line of ${formatLine(terms.line)}; elsewhere ${without}`,
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
