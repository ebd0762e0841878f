// The proofs of a table's keys as text, for scans without a catalogue.
import { type Released, SupportProofs, type SupportSpans } from '@/domain/SupportProofs';
import type { KeyProofs } from './ImpliedGuards';

export interface ProofsText {
  /** A digit for each release of each browser that counts: 1 if it is out. */
  readonly released: readonly string[];
  /** The browser of each cell, then pairs of a release and the state from there on. */
  readonly cells: readonly (readonly number[])[];
  /** Keys of equal support: a cell for each browser. */
  readonly groups: readonly (readonly number[])[];
  /** The group of each node of the table; −1 without data. */
  readonly nodes: readonly number[];
}

export function readProofs(json: string): KeyProofs {
  const { released, cells, groups, nodes } = JSON.parse(json) as ProofsText;
  const cellStart = [0];
  for (const cell of cells) cellStart.push(cellStart.at(-1)! + (cell.length - 1) / 2);
  const spans = cells.flatMap((cell) => cell.slice(1));
  const support: SupportSpans = {
    rowCount: groups.length,
    cellCount: cells.length,
    cellOf: groups.flat(),
    cellBrowser: cells.map(([browser]) => browser!),
    cellStart,
    spanFrom: spans.filter((_, at) => at % 2 === 0),
    spanState: spans.filter((_, at) => at % 2 === 1),
  };
  const out: Released = released.map((digits) => [...digits].map((digit) => digit === '1'));
  return {
    proofs: new SupportProofs(support, out),
    rowOf: ({ id }) => (nodes[id]! < 0 ? undefined : nodes[id]),
  };
}
