import { type Clock, PROCESS_CLOCK } from './processClock';

/**
 * Milliseconds that the operations of one process may take beyond their limits: the first of a kind
 * compile code and fill memories for the next. The allowance refills within an hour, because memories
 * end with the day.
 */
export class WarmUp {
  private left = WARM_UP_MS;
  private filledAt: number;

  constructor(private readonly now: Clock['now'] = PROCESS_CLOCK.now) {
    this.filledAt = now();
  }

  /** @returns false if less was left */
  take(milliseconds: number): boolean {
    const now = this.now();
    this.left = Math.min(WARM_UP_MS, this.left + ((now - this.filledAt) * WARM_UP_MS) / HOUR_MS);
    this.filledAt = now;
    if (this.left < milliseconds) return false;
    this.left -= milliseconds;
    return true;
  }
}

const WARM_UP_MS = 2_000;
const HOUR_MS = 3_600_000;
