// "Something changed" → one write, later: when it has been quiet, at the latest after a while, when
// the browser is idle, step by step, and at once when the page goes.

/** Milliseconds without a change after which a write is due. */
export const WRITE_DEBOUNCE_MS = 1000;

/** Milliseconds a change waits at most, however many follow it. */
export const WRITE_MAX_WAIT_MS = 5000;

/** Milliseconds a due write waits for the browser to be idle. */
const IDLE_TIMEOUT_MS = 1000;

/** Milliseconds a turn goes on with further steps even where the browser is not idle. */
const MIN_TURN_MS = 10;

export class WriteSchedule {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstChangeAt: number | undefined;
  private cancelIdle: (() => void) | undefined;
  /** The remaining steps of a write. */
  private steps: Iterator<unknown> | undefined;

  /** Everything else that waits has its turn between the steps of `write`. */
  constructor(private readonly write: () => Iterator<unknown>) {}

  request(): void {
    const now = Date.now();
    this.firstChangeAt ??= now;
    clearTimeout(this.timer);
    const wait = Math.min(
      WRITE_DEBOUNCE_MS,
      Math.max(0, this.firstChangeAt + WRITE_MAX_WAIT_MS - now),
    );
    this.timer = setTimeout(() => this.whenIdle(), wait);
  }

  /** Writes what is due now, or left to do: a page that goes away gets no later. */
  flush(): void {
    this.begin();
    this.finish();
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.cancelIdle?.();
    this.cancelIdle = undefined;
    this.firstChangeAt = undefined;
    this.steps = undefined;
  }

  /** Flushes when the page is hidden or left. */
  flushOnLeave(): void {
    window.addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
  }

  private whenIdle(): void {
    if (this.cancelIdle) return;
    this.cancelIdle = onIdle((hasTime) =>
      exclusively((onDone) => {
        this.begin();
        this.writeStepwise(hasTime, onDone);
      }),
    );
  }

  /** Calls `onDone` even if a step throws: other tabs wait for it. */
  private writeStepwise(hasTime: () => boolean, onDone: () => void): void {
    let isLeft = false;
    try {
      do isLeft = this.next();
      while (isLeft && hasTime());
    } finally {
      if (isLeft) onIdle((hasTimeThen) => this.writeStepwise(hasTimeThen, onDone));
      else onDone();
    }
  }

  /**
   * Starts a write if one is due, after finishing the previous one, whose operations already count
   * as written.
   */
  private begin(): void {
    this.finish();
    if (this.firstChangeAt === undefined) return;
    this.cancel();
    this.steps = this.write();
  }

  private finish(): void {
    while (this.next());
  }

  /** Takes a step; whether more are left. */
  private next(): boolean {
    if (this.steps?.next().done) this.steps = undefined;
    return this.steps !== undefined;
  }
}

/** Safari has no idle callbacks. Returns a function that cancels. */
function onIdle(action: (hasTime: () => boolean) => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => action(() => false));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(
    (deadline) => {
      const until = performance.now() + MIN_TURN_MS;
      action(() => deadline.timeRemaining() > 0 || performance.now() < until);
    },
    { timeout: IDLE_TIMEOUT_MS },
  );
  return () => cancelIdleCallback(handle);
}

const LOCK = 'plimsoll-store';

/**
 * One tab after the other, where the browser can do that; where it cannot, a list of uses may lose
 * a line, and no entry.
 */
function exclusively(action: (onDone: () => void) => void): void {
  const alone = () => action(() => undefined);
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks) locks.request(LOCK, () => new Promise<void>(action)).catch(alone);
  else alone();
}
