import { Refusal } from '@/domain/Refusal';

const MINUTE_MS = 60_000;

/**
 * How often earlier versions are opened: each opening takes a quarter of a second, in which nobody
 * else is answered, and the next may close what it opened.
 */
export class Openings {
  /** Milliseconds, oldest first. */
  #times: readonly number[] = [];

  constructor(
    readonly perMinute: number,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws Refusal VERSION_UNAVAILABLE */
  take(): void {
    const now = this.now();
    this.#times = this.#times.filter((time) => time > now - MINUTE_MS);
    const [oldest = now] = this.#times;
    if (this.#times.length >= this.perMinute)
      throw new Refusal(
        'VERSION_UNAVAILABLE',
        `Many earlier data versions were asked for just now. Try again in ${Math.ceil((oldest + MINUTE_MS - now) / 1000)} s.`,
      );
    this.#times = [...this.#times, now];
  }
}
