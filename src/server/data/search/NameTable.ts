// Which records a name stands for, and how strongly. Names are kept as two hashes, which no two of
// half a million names share by chance.
import { groupEntries, hashText, listOfHash } from './hashedLists';

/** Lists of names; a name shares its list with few others. A power of two. */
const LISTS = 2 ** 17;
/** Start of the hash that tells the names of one list apart. */
const CHECK = 0x2f0b4c47;

export class NameCollection {
  readonly #listOf: number[] = [];
  readonly #checkOf: number[] = [];
  readonly #positionOf: number[] = [];
  readonly #weightOf: number[] = [];
  /** The few different weights, by number. */
  readonly #weights = new Map<number, number>();

  /** A name may be added more than once for a record: the greatest weight counts. */
  add(name: string, position: number, weight: number): void {
    const number = this.#weights.get(weight) ?? this.#weights.size;
    this.#weights.set(weight, number);
    this.#listOf.push(listOfHash(hashText(name), LISTS));
    this.#checkOf.push(hashText(name, CHECK));
    this.#positionOf.push(position);
    this.#weightOf.push(number);
  }

  makeTable(): NameTable {
    const { starts, order } = groupEntries(this.#listOf, LISTS);
    return new NameTable({
      starts,
      checks: Int32Array.from(order, (entry) => this.#checkOf[entry]!),
      positions: Uint32Array.from(order, (entry) => this.#positionOf[entry]!),
      weightNumbers: Uint8Array.from(order, (entry) => this.#weightOf[entry]!),
      weights: [...this.#weights.keys()],
    });
  }
}

interface NameTables {
  /** Rows of list `l`: from `starts[l]` up to the next start. */
  readonly starts: Uint32Array;
  readonly checks: Int32Array;
  readonly positions: Uint32Array;
  readonly weightNumbers: Uint8Array;
  readonly weights: readonly number[];
}

export class NameTable {
  readonly #tables: NameTables;

  constructor(tables: NameTables) {
    this.#tables = tables;
  }

  /** Record position → weight. */
  matches(name: string): ReadonlyMap<number, number> {
    const { starts, checks, positions, weightNumbers, weights } = this.#tables;
    const list = listOfHash(hashText(name), LISTS);
    const check = hashText(name, CHECK);
    const found = new Map<number, number>();
    for (let row = starts[list]!; row < starts[list + 1]!; row++) {
      if (checks[row] !== check) continue;
      const position = positions[row]!;
      const weight = weights[weightNumbers[row]!]!;
      found.set(position, Math.max(weight, found.get(position) ?? 0));
    }
    return found;
  }
}
