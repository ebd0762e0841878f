import { PROCESS_CLOCK } from '@/server/api/operations/processClock';

/** Milliseconds that a request is taken for until some were measured: a page's. */
const FIRST_MEAN_MS = 8;
/** The weight of one more request in the mean. */
const MEAN_WEIGHT = 1 / 50;

/**
 * Whose requests use the processor, without following them through every callback: while several
 * are under way, each counts for an equal part of the processor time that this process used.
 */
export class CpuMeter {
  #underWay = 0;
  /** Milliseconds that a request under way since the beginning would have been charged. */
  #charged = 0;
  #seen: number;
  #mean = FIRST_MEAN_MS;

  #isWarm: boolean;

  /**
   * @param active milliseconds of processor time, of all threads
   * @param isWarm false while the process warms up, which no client is charged for
   */
  constructor(
    readonly active: () => number = PROCESS_CLOCK.usedLately ?? PROCESS_CLOCK.used,
    isWarm = true,
  ) {
    this.#isWarm = isWarm;
    this.#seen = active();
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Milliseconds of processor time that the requests under way take together, as those before took. */
  get expectedMs(): number {
    return this.#underWay * this.#mean;
  }

  /** @returns a function that ends the request and returns its milliseconds */
  begin(): () => number {
    this.#advance();
    this.#underWay += 1;
    const before = this.#charged;
    return () => {
      this.#advance();
      this.#underWay -= 1;
      const used = this.#charged - before;
      if (this.#isWarm) this.#mean += (used - this.#mean) * MEAN_WEIGHT;
      return used;
    };
  }

  /** From now on requests are charged. */
  warm(): void {
    this.#advance();
    this.#isWarm = true;
  }

  #advance(): void {
    const active = this.active();
    if (this.#isWarm && this.#underWay > 0) this.#charged += (active - this.#seen) / this.#underWay;
    this.#seen = active;
  }
}
