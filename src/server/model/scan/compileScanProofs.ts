// The proofs that scans without a catalogue use, such as those in a browser, as text: `readProofs` reads it.
import { SupportState } from '@/domain/SupportState';
import { type ProofsText, ScanTable } from '@/engines/scanner/forReadingThread';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { releasedIn } from '@/server/model/coverage/supportProofs';
import { rowOfNode } from './keyProofs';

/**
 * States and keys that prove the same are written once.
 * @param tableText of the scan table, made from the same data
 */
export function compileScanProofs(catalogue: Catalogue, tableText: string): string {
  const table = new ScanTable(tableText);
  const { browsers, keySupport } = catalogue;
  const released = releasedIn(catalogue);
  const counted = browsers.filter(({ index }) => released[index]!.length > 0);
  const cells = new Numbered();
  const groups = new Numbered();
  const nodes = table.nodes.map(({ id }) => {
    const row = rowOfNode(catalogue, table, id);
    if (row === undefined) return -1;
    return groups.numberOf(
      counted.map(({ index }, browser) =>
        cells.numberOf([
          browser,
          ...spansOf(keySupport, keySupport.cellOf[row * browsers.length + index]!),
        ]),
      ),
    );
  });
  const text: ProofsText = {
    released: counted.map(({ index }) => released[index]!.map(Number).join('')),
    cells: cells.all,
    groups: groups.all,
    nodes,
  };
  return JSON.stringify(text);
}

/** Pairs of a release and what holds from there on: full support, support that may be, or none. */
function spansOf(
  { cellStart, spanFrom, spanState }: Catalogue['keySupport'],
  cell: number,
): readonly number[] {
  const spans: number[] = [];
  let last: number | undefined;
  for (let span = cellStart[cell]!; span < cellStart[cell + 1]!; span++) {
    const state = plainState(spanState[span]!);
    if (state !== last) spans.push(spanFrom[span]!, state);
    last = state;
  }
  return spans;
}

function plainState(state: number): number {
  if (state === SupportState.UNKNOWN) return SupportState.PARTIAL;
  return state >= SupportState.PARTIAL ? state : SupportState.NONE;
}

class Numbered {
  readonly all: (readonly number[])[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(list: readonly number[]): number {
    const name = list.join();
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.all.push(list) - 1;
      this.numbers.set(name, number);
    }
    return number;
  }
}
