const TICK_MS = 50;

/** How late the event loop is: the time before it looks at a request that arrives now. */
export class LoopDelay {
  #tickedAt: number;
  #recent = 0;
  #arrived = 0;

  constructor(readonly now: () => number = () => performance.now()) {
    this.#tickedAt = now();
  }

  /** @returns a function that ends the watch */
  watch(): () => void {
    const timer = setInterval(() => this.tick(), TICK_MS).unref();
    return () => clearInterval(timer);
  }

  /** Called every 50 ms, or later where the loop is busy. A delay is forgotten by halves. */
  tick(): void {
    this.#recent = Math.max(this.#lateness(), this.#recent / 2);
    this.#tickedAt = this.now();
    this.#arrived = 0;
  }

  /** @returns how many requests arrived, this one included, since the loop last turned */
  arrive(): number {
    this.#arrived += 1;
    return this.#arrived;
  }

  /** Milliseconds; within one long turn of the loop it grows. */
  get milliseconds(): number {
    return Math.max(this.#lateness(), this.#recent);
  }

  #lateness(): number {
    return Math.max(0, this.now() - this.#tickedAt - TICK_MS);
  }
}
