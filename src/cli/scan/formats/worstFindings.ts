import type { ScanFinding } from '@/cli/scan/ScanOutcome';

const LEVELS: readonly ScanFinding['level'][] = ['error', 'warning', 'hint'];

/** So many findings, errors before all others, in their own order. */
export function worstFindings(
  findings: readonly ScanFinding[],
  count: number,
): readonly ScanFinding[] {
  if (findings.length <= count) return findings;
  const worst = LEVELS.flatMap((wanted) => findings.filter(({ level }) => level === wanted));
  const kept = new Set(worst.slice(0, count));
  return findings.filter((finding) => kept.has(finding));
}
