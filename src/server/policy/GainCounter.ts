// How many features a cut gains, for several hundred cuts in turn. Wishes are bits: for each browser and
// each floor there, one set of those that need no more. What a cut grants is their intersection.
import type { Cut } from './Cut';

/** Features that need exactly the same releases given up. */
export interface Wish {
  /** By `browser.index`, as in a cut. */
  readonly need: readonly number[];
  readonly count: number;
}

const BITS = 32;

export class GainCounter {
  /** By browser and floor: the wishes that need at most that floor of the browser. */
  private readonly atMost: readonly ReadonlyMap<number, Uint32Array>[];
  private readonly granted: Uint32Array;
  private readonly open: Uint32Array;
  private cut: Cut = [];
  /** Browsers of which a wish that is left needs more than the cut gives. */
  private contested: readonly number[] = [];

  constructor(private readonly wishes: readonly Wish[]) {
    this.granted = new Uint32Array(Math.ceil(wishes.length / BITS));
    this.open = this.granted.slice();
    const browserCount = wishes[0]?.need.length ?? 0;
    this.atMost = Array.from({ length: browserCount }, (_, browser) => this.setsOf(browser));
  }

  /** From now on only these wishes count, for cuts raised from this one. */
  continueFrom(cut: Cut, left: readonly Wish[]): void {
    this.cut = cut;
    const isLeft = new Set(left);
    this.open.set(this.setOf((wish) => isLeft.has(wish)));
    this.contested = cut.flatMap((from, browser) =>
      left.some(({ need }) => need[browser]! > from) ? [browser] : [],
    );
  }

  /** How many features have their wish where the cut is raised to what one of the wishes needs. */
  countAt(need: readonly number[]): number {
    const { granted, cut } = this;
    granted.set(this.open);
    for (const browser of this.contested) {
      const set = this.atMost[browser]!.get(Math.max(cut[browser]!, need[browser]!))!;
      for (let word = 0; word < granted.length; word++) granted[word]! &= set[word]!;
    }
    let count = 0;
    for (let word = 0; word < granted.length; word++)
      for (let rest = granted[word]!; rest !== 0; rest &= rest - 1)
        count += this.wishes[word * BITS + BITS - 1 - Math.clz32(rest & -rest)]!.count;
    return count;
  }

  /** Floors only rise to what a wish needs, so there are no others than these. */
  private setsOf(browser: number): ReadonlyMap<number, Uint32Array> {
    const floors = new Set([0, ...this.wishes.map(({ need }) => need[browser]!)]);
    return new Map(
      [...floors].map((floor) => [floor, this.setOf(({ need }) => need[browser]! <= floor)]),
    );
  }

  private setOf(has: (wish: Wish) => boolean): Uint32Array {
    const set = new Uint32Array(this.granted.length);
    this.wishes.forEach((wish, index) => {
      if (has(wish)) set[Math.floor(index / BITS)]! |= 1 << (index % BITS);
    });
    return set;
  }
}
