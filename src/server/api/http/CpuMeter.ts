import { performance } from 'node:perf_hooks';

/**
 * Whose requests use the processor, without following them through every callback: while several
 * are under way, each counts for an equal part of the time in which this process did anything.
 */
export class CpuMeter {
  #underWay = 0;
  /** Milliseconds that a request under way since the beginning would have been charged. */
  #charged = 0;
  #seen: number;

  /** @param active milliseconds in which the event loop, and threads that work for it, did not wait */
  constructor(readonly active: () => number = () => performance.eventLoopUtilization().active) {
    this.#seen = active();
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** @returns a function that ends the request and returns its milliseconds */
  begin(): () => number {
    this.#advance();
    this.#underWay += 1;
    const before = this.#charged;
    return () => {
      this.#advance();
      this.#underWay -= 1;
      return this.#charged - before;
    };
  }

  #advance(): void {
    const active = this.active();
    if (this.#underWay > 0) this.#charged += (active - this.#seen) / this.#underWay;
    this.#seen = active;
  }
}
