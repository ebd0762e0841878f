// Failures that remain without accepted uses. Easy to get wrong: a use that fails only together
// with others has no line of its own, so it stays accepted as long as all together would be below
// the line without it.
import { getEffect } from '@/engines/scanner/forReports';
import type { AcceptedUses } from './acceptedUses';
import type { FoundUse } from './FoundUse';
import { acceptKnown } from './markUses';
import type { ScanFinding } from './ScanOutcome';

type Judge = (uses: readonly FoundUse[]) => Promise<readonly ScanFinding[]>;

export interface JudgedUses {
  /** With accepted ones marked. */
  readonly uses: readonly FoundUse[];
  readonly findings: readonly ScanFinding[];
  /** Uses that need to be accepted, whether they are or not. */
  readonly candidates: readonly FoundUse[];
}

/** @param judge what fails or is warned of, apart from uses that are marked as accepted */
export async function judgeAccepted(
  judge: Judge,
  uses: readonly FoundUse[],
  accepted: AcceptedUses,
): Promise<JudgedUses> {
  const all = await judge(uses);
  const open = all.map(({ use }) => use);
  const marked = acceptKnown(uses, open, accepted);
  const findings = marked === uses ? all : await judge(marked);
  if (!findings.some(({ cause }) => cause === 'together'))
    return { uses: marked, findings, candidates: open };
  const candidates = [...new Set([...open, ...uses.filter(canBreak)])];
  const wider = acceptKnown(uses, candidates, accepted);
  return { uses: wider, findings: await judge(wider), candidates };
}

/** Every use that would have to be accepted for nothing to fail. */
export async function usesToAccept(
  judge: Judge,
  { uses, findings }: JudgedUses,
  all: readonly FoundUse[],
): Promise<readonly FoundUse[]> {
  // Those that are accepted already are counted again.
  const wanted = new Set(all.filter((use, at) => use !== uses[at]));
  let left = uses;
  // When uses that fail by themselves are accepted, the rest may still fail together.
  for (let found = findings; found.length > 0; found = await judge(left)) {
    for (const { use } of found) wanted.add(use);
    left = left.map((use) => (wanted.has(use) ? { ...use, guard: 'accepted' } : use));
  }
  return all.filter((use) => wanted.has(use));
}

function canBreak({ guard, consequence, evidence }: FoundUse): boolean {
  return guard === null && evidence !== 'possible' && getEffect(consequence) === 'breaks';
}
