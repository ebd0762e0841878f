// Determines whether the server is reachable by asking it. Pitfall: `navigator.onLine` reports
// whether the device has a network, not whether this server answers. A server on `localhost`
// answers without a network, and a dead server leaves the browser online.
// Ruled by docs/decisions/0021-server-reach.md.

import { isServerReachable } from '@/browser/offline/isServerReachable';

/**
 * Milliseconds between health checks while the server is down. Including the time limit, its return
 * is noticed within 5 s.
 */
export const HEALTH_PERIOD_MS = 3_500;

/** Resolves to whether the server is up. Never rejects. */
type Ask = () => Promise<boolean>;

export class ServerReach {
  private isReachable = true;
  private isAsking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ask: Ask = isServerReachable) {}

  /** True if the server answered the last request or check; initially true. */
  readonly state = (): boolean => this.isReachable;

  /** Calls `listener` on every change; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Call this when the server has responded to anything. */
  readonly confirm = (): void => this.settle(true);

  /**
   * Call this when an expected response did not come: the server counts as down until it answers.
   */
  readonly deny = (): void => {
    this.settle(false);
    this.doubt();
  };

  /**
   * Call this when the server might be down: checks its health now and until it answers. Does
   * nothing if a check is already running.
   */
  readonly doubt = (): void => {
    if (this.isAsking) return;
    this.isAsking = true;
    clearTimeout(this.timer);
    const askedAt = Date.now();
    void this.ask().then((isReachable) => {
      this.isAsking = false;
      this.settle(isReachable);
      if (!isReachable) this.askAgainAt(askedAt + HEALTH_PERIOD_MS);
    });
  };

  /** A hidden page waits until it is visible. */
  private askAgainAt(time: number): void {
    const askWhenShown = () => {
      if (document.visibilityState !== 'hidden') return this.doubt();
      document.addEventListener('visibilitychange', askWhenShown, { once: true });
    };
    this.timer = setTimeout(askWhenShown, Math.max(0, time - Date.now()));
  }

  private settle(isReachable: boolean): void {
    if (isReachable) clearTimeout(this.timer);
    if (isReachable === this.isReachable) return;
    this.isReachable = isReachable;
    for (const listener of [...this.listeners]) listener();
  }
}
