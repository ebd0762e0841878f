import { performance } from 'node:perf_hooks';

const TICK_MS = 50;

/** The part of its time that the event loop worked in since `before`, 0 to 1, and where it is now. */
type Utilization = (
  before?: ReturnType<typeof performance.eventLoopUtilization>,
) => ReturnType<typeof performance.eventLoopUtilization>;

/** How late the event loop is: the time before it looks at a request that arrives now. */
export class LoopDelay {
  #tickedAt: number;
  #recent = 0;
  #arrived = 0;
  #inTurn = 0;
  #utilized: ReturnType<Utilization>;
  #busyPart = 0;

  constructor(
    readonly now: () => number = () => performance.now(),
    readonly utilization: Utilization = (before) => performance.eventLoopUtilization(before),
  ) {
    this.#tickedAt = now();
    this.#utilized = utilization();
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
    const { utilization } = this.utilization(this.#utilized);
    this.#utilized = this.utilization();
    this.#busyPart = (this.#busyPart + utilization) / 2;
  }

  /** The part of the last ticks in which the loop had work, 0 to 1. */
  get busyPart(): number {
    return this.#busyPart;
  }

  /** Requests since the last tick: a crowd, if none of them is answered yet. */
  get arrived(): number {
    return this.#arrived;
  }

  /**
   * A fast server answers hundreds between two ticks, one after the other: only those of one turn
   * wait for each other.
   * @returns how many requests arrived, this one included, since the loop last turned
   */
  arrive(): number {
    this.#arrived += 1;
    if (this.#inTurn === 0) setImmediate(() => (this.#inTurn = 0));
    this.#inTurn += 1;
    return this.#inTurn;
  }

  /** Milliseconds; within one long turn of the loop it grows. */
  get milliseconds(): number {
    return Math.max(this.#lateness(), this.#recent);
  }

  #lateness(): number {
    return Math.max(0, this.now() - this.#tickedAt - TICK_MS);
  }
}
