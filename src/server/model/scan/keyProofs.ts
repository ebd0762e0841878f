import type { KeyProofs, ScanTable } from '@/engines/scanner/forReadingThread';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { supportProofs } from '@/server/model/coverage/supportProofs';

/** The proofs of a scan table’s keys by a catalogue. */
export function keyProofs(catalogue: Catalogue, table: ScanTable): KeyProofs {
  return {
    proofs: supportProofs(catalogue),
    rowOf: ({ id }) => rowOfNode(catalogue, table, id),
  };
}

/** Undefined for a key without data. */
export function rowOfNode(
  catalogue: Catalogue,
  table: ScanTable,
  node: number,
): number | undefined {
  const key = catalogue.keyByPath(table.pathAt(node));
  return key?.hasData ? key.index : undefined;
}
