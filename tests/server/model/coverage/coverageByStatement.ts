import type { Audience } from '@/domain/Audience';
import { SupportState } from '@/domain/SupportState';
import type {
  Browser,
  Catalogue,
  CompatKey,
  SupportStatement,
} from '@/server/data/catalogue/Catalogue';
import type { Coverage } from '@/server/model/coverage/coverage';

/**
 * Coverage the long way, release by release and statement by statement: what the fast way must
 * equal, and what it is measured against.
 */
export function coverageByStatement(
  catalogue: Catalogue,
  key: CompatKey,
  { weights }: Audience,
): Coverage {
  const shares = new Float64Array(8);
  let tracked = 0;
  for (const browser of catalogue.browsers) {
    const rules = key.statements(browser)?.map((statement) => ruleOf(statement, browser));
    for (const { index, unit } of browser.releases) {
      const weight = weights[unit]!;
      if (weight === 0) continue;
      tracked += weight;
      shares[rules ? greatestState(rules, index) : SupportState.UNKNOWN]! += weight;
    }
  }
  return {
    supportedShare: shares[SupportState.FULL]!,
    partialShare:
      shares[SupportState.PARTIAL]! +
      shares[SupportState.PREFIXED]! +
      shares[SupportState.RENAMED]!,
    partialImplementationShare: shares[SupportState.PARTIAL]!,
    prefixedShare: shares[SupportState.PREFIXED]!,
    renamedShare: shares[SupportState.RENAMED]!,
    unsupportedShare:
      shares[SupportState.NONE]! + shares[SupportState.REMOVED]! + shares[SupportState.FLAGGED]!,
    unknownShare: shares[SupportState.UNKNOWN]! + 1 - tracked,
  };
}

type Rule = (release: number) => SupportState;

function greatestState(rules: readonly Rule[], release: number): SupportState {
  let greatest: SupportState = SupportState.NONE;
  for (const rule of rules) {
    const state = rule(release);
    if (state > greatest) greatest = state;
  }
  return greatest;
}

function ruleOf(statement: SupportStatement, browser: Browser): Rule {
  const { versionAdded, versionRemoved = 'preview' } = statement;
  if (versionAdded === false || versionAdded === 'preview') return () => SupportState.NONE;
  const added = indexOf(browser, versionAdded);
  const removed = versionRemoved === 'preview' ? Infinity : indexOf(browser, versionRemoved);
  const before = versionAdded.startsWith('≤') ? SupportState.UNKNOWN : SupportState.NONE;
  const held = versionRemoved.startsWith('≤') ? SupportState.UNKNOWN : stateWhileHeld(statement);

  return (release) => (release >= removed ? SupportState.REMOVED : release < added ? before : held);
}

function stateWhileHeld({
  flags,
  isPartial,
  prefix,
  alternativeName,
}: SupportStatement): SupportState {
  if (flags.length > 0) return SupportState.FLAGGED;
  if (prefix !== undefined) return SupportState.PREFIXED;
  if (alternativeName !== undefined) return SupportState.RENAMED;
  return isPartial ? SupportState.PARTIAL : SupportState.FULL;
}

const indexes = new Map<string, number>();

function indexOf(browser: Browser, version: string): number {
  const id = `${browser.slug} ${version}`;
  const index =
    indexes.get(id) ??
    browser.releases.findIndex((release) => release.version === version.replace('≤', ''));
  if (index < 0) throw new Error(`${browser.slug} has no release ${version}.`);
  indexes.set(id, index);
  return index;
}
