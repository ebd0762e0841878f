// "Something changed" → one write, later: when it has been quiet, at the latest after a while, when
// the browser is idle, and at once when the page goes.

/** Milliseconds without a change after which a write is due. */
export const WRITE_DEBOUNCE_MS = 1000;

/** Milliseconds a change waits at most, however many follow it. */
export const WRITE_MAX_WAIT_MS = 5000;

/** Milliseconds a due write waits for the browser to be idle. */
const IDLE_TIMEOUT_MS = 1000;

export class WriteSchedule {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstChangeAt: number | undefined;
  private cancelIdle: (() => void) | undefined;

  constructor(private readonly write: () => void) {}

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

  /** Writes now if anything is due: a page that goes away gets no later. */
  flush(): void {
    if (this.firstChangeAt === undefined) return;
    this.cancel();
    this.write();
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.cancelIdle?.();
    this.cancelIdle = undefined;
    this.firstChangeAt = undefined;
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
    const flush = () => exclusively(() => this.flush());
    if (typeof requestIdleCallback === 'undefined') return flush();
    const handle = requestIdleCallback(flush, { timeout: IDLE_TIMEOUT_MS });
    this.cancelIdle = () => cancelIdleCallback(handle);
  }
}

const LOCK = 'plimsoll-store';

/**
 * One tab after the other, where the browser can do that; where it cannot, a list of uses may lose
 * a line, and no entry.
 */
function exclusively(action: () => void): void {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks) locks.request(LOCK, action).catch(action);
  else action();
}
