// Whether the server can be reached, decided by asking it. What one would get wrong:
// `navigator.onLine` says whether the machine has a network, not whether this server answers. An
// instance on `localhost` answers without any network, and a dead server leaves the browser online.

import { isServerReachable } from '@/offline/isServerReachable';

/**
 * Milliseconds from one question to the next while the server is away: together with the time limit
 * its return is noticed within 5 s.
 */
export const HEALTH_PERIOD_MS = 3_500;

/** Resolves to whether the server says that it lives. Never rejects. */
type Ask = () => Promise<boolean>;

export class ServerReach {
  private isReachable = true;
  private isAsking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ask: Ask = isServerReachable) {}

  /** Whether the server answered when it was last asked anything; true until it was asked. */
  readonly state = (): boolean => this.isReachable;

  /** Calls `listener` whenever the state changes; returns a function that ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Something came back from the server. */
  readonly confirm = (): void => this.settle(true);

  /** Something that the server should have sent did not come: it counts as away until it answers. */
  readonly deny = (): void => {
    this.settle(false);
    this.doubt();
  };

  /**
   * There is reason to doubt that the server answers: asks it now, and until it does. Doubting
   * again while it is being asked changes nothing.
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

  /** Nobody looks at a hidden page: it asks once it is shown. */
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
