// Answers of the proofs about a test to write. Scans do not ask, so it stays out of their worker.
import type { KeyProofs } from '@/engines/scanner/ImpliedGuards';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { TestedWays } from '@/engines/scanner/TestedWays';

/** True if every release that fully supports `node` fully supports `other`. */
export function proves(
  { proofs, rowOf }: KeyProofs,
  node: ScanNode | undefined,
  other: ScanNode | undefined,
): boolean {
  const [own, wanted] = [node && rowOf(node), other && rowOf(other)];
  return own !== undefined && wanted !== undefined && proofs.contains(wanted, own);
}

/**
 * The newest release that passes a test in one of `ways` and does not fully support `node`.
 * Undefined if every one supports it, or the data has no names.
 */
export function newestWithout(
  { proofs, rowOf, nameNewest }: KeyProofs,
  node: ScanNode | undefined,
  ways: TestedWays,
): string | undefined {
  const row = node && rowOf(node);
  if (row === undefined || !ways || !nameNewest) return undefined;
  for (const way of ways) {
    const rows = [...way].flatMap((tested) => rowOf(tested) ?? []);
    const passing = proofs.passing(rows);
    const newest = passing && nameNewest(proofs.lacking(passing, row));
    if (newest !== undefined) return newest;
  }
  return undefined;
}
