// Tests that a file exports, as plain data for other files: keys by their number in the table.
import { NOTHING_PROVEN, type Proven } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { type TestJudgment, toJudgment } from './TestJudgment';

interface OutlinedProof {
  readonly nodes: readonly number[];
  readonly features: readonly number[];
  readonly partly?: readonly number[];
  readonly members?: readonly string[];
  readonly ways?: readonly (readonly number[])[];
}

/** The proofs of a value when it is true, and when it is false; null proves nothing. */
export type OutlinedTest = readonly [OutlinedProof | null, OutlinedProof | null];

export function outlineTest({ whenTrue, whenFalse }: TestJudgment): OutlinedTest {
  return [outlineProof(whenTrue), outlineProof(whenFalse)];
}

function outlineProof(proven: Proven): OutlinedProof | null {
  if (proven === NOTHING_PROVEN) return null;
  const { nodes, features, partly, members, ways } = proven;
  const ids = (found: ReadonlySet<ScanNode>) => [...found].map(({ id }) => id);
  return {
    nodes: ids(nodes),
    features: [...features],
    ...(partly && { partly: ids(partly) }),
    ...(members && { members: [...members] }),
    ...(ways && { ways: ways.map(ids) }),
  };
}

/** @param keyAt the key with a number */
export function readTest(
  [whenTrue, whenFalse]: OutlinedTest,
  keyAt: (id: number) => ScanNode,
): TestJudgment {
  return toJudgment(readProof(whenTrue, keyAt), readProof(whenFalse, keyAt));
}

function readProof(proof: OutlinedProof | null, keyAt: (id: number) => ScanNode): Proven {
  if (!proof) return NOTHING_PROVEN;
  const { nodes, features, partly, members, ways } = proof;
  return {
    nodes: new Set(nodes.map(keyAt)),
    features: new Set(features),
    ...(partly && { partly: new Set(partly.map(keyAt)) }),
    ...(members && { members: new Set(members) }),
    ...(ways && { ways: ways.map((way) => new Set(way.map(keyAt))) }),
  };
}
