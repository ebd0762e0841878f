// Tracks the wait of this tab's requests (for the next attempt or a response), and whether the
// server is reachable. The retry policy waits here and the frame shows the state. Pitfall:
// `navigator.onLine` decides nothing; it only affects the wording and when to check.
import { givenUp, RequestError } from './RequestError';
import { ServerReach } from './ServerReach';

export interface ConnectionState {
  /** True if the device has a network, according to the browser. */
  readonly isOnline: boolean;
  /** True if the server answered the last check. */
  readonly isReachable: boolean;
  /**
   * The wait of failed requests: for the server, the next attempt, or its response; undefined if
   * nothing has failed.
   */
  readonly waitsFor: 'server' | 'attempt' | 'answer' | undefined;
  /** Failed attempts of the pending request that has failed most often. */
  readonly failures: number;
  /** Whole seconds until the next attempt, only while waiting for one. */
  readonly secondsLeft: number | undefined;
}

/** The state of one request, from its first attempt to its last. */
interface Trial {
  failures: number;
  waitsFor: 'attempt' | 'answer' | undefined;
  /** Unix milliseconds. */
  nextAttemptAt: number | undefined;
}

export const ALL_WELL: ConnectionState = {
  isOnline: true,
  isReachable: true,
  waitsFor: undefined,
  failures: 0,
  secondsLeft: undefined,
};

const COUNT_DOWN_STEP_MS = 1_000;

/** Milliseconds without a response after which the server's health is checked. */
export const SLOW_ANSWER_MS = 4_000;

export class ServerConnection {
  private readonly trials = new Set<Trial>();
  private readonly pauses = new Set<() => void>();
  private readonly slowAttempts = new Set<AbortController>();
  private readonly listeners = new Set<() => void>();
  private lastState = ALL_WELL;
  private ticker: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reach: ServerReach = new ServerReach()) {
    reach.subscribe(() => {
      if (reach.state()) this.recover();
      this.publish();
    });
  }

  /**
   * Calls `listener` on every change, including each second of the countdown; returns the
   * unsubscribe function.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const onNetworkChange = () => {
      this.reach.doubt();
      this.publish();
    };
    if (!isOnline()) this.reach.doubt();
    window.addEventListener('online', onNetworkChange);
    window.addEventListener('offline', onNetworkChange);
    return () => {
      window.removeEventListener('online', onNetworkChange);
      window.removeEventListener('offline', onNetworkChange);
      this.listeners.delete(listener);
    };
  };

  /** Returns the same object until something changes. */
  readonly state = (): ConnectionState => {
    const next = this.currentState();
    const isSame = (Object.keys(next) as (keyof ConnectionState)[]).every(
      (name) => next[name] === this.lastState[name],
    );
    if (!isSame) this.lastState = next;
    return this.lastState;
  };

  /** Resumes everything that is waiting, and checks the server immediately. */
  readonly tryNow = (): void => {
    this.reach.doubt();
    for (const resume of [...this.pauses]) resume();
  };

  /** A hint that the server may be down, such as a page served from a saved copy. */
  readonly doubt = (): void => this.reach.doubt();

  /** Like `doubt`, when the server is known to have just been down. */
  readonly deny = (): void => this.reach.deny();

  /**
   * Notifies when the server is reachable again after being down; returns the unsubscribe function.
   */
  readonly onRecovery = (listener: () => void): (() => void) =>
    this.reach.subscribe(() => this.reach.state() && listener());

  /** Tracks one request: its attempts, its failures and the pauses in between. */
  open() {
    const trial: Trial = { failures: 0, waitsFor: undefined, nextAttemptAt: undefined };
    this.trials.add(trial);
    const waitFor = (change: Partial<Trial>) => {
      Object.assign(trial, change);
      this.publish();
    };
    return {
      /** Waits `delayMs`, and then until the server is reachable; rejects if the signal aborts. */
      pause: async (delayMs: number, signal: AbortSignal): Promise<void> => {
        if (delayMs > 0) {
          waitFor({ waitsFor: 'attempt', nextAttemptAt: Date.now() + delayMs });
          await this.pause(signal, delayMs);
        }
        waitFor({ waitsFor: trial.failures > 0 ? 'answer' : undefined, nextAttemptAt: undefined });
      },
      attempt: <T>(run: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> =>
        this.watch(run, signal),
      failed: () => (trial.failures += 1),
      close: () => {
        this.trials.delete(trial);
        this.publish();
      },
    };
  }

  /** Updates the server's state from one attempt. */
  private async watch<T>(
    run: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const own = new AbortController();
    const stop = () => own.abort(givenUp());
    const timer = setTimeout(() => {
      this.slowAttempts.add(own);
      this.reach.doubt();
    }, SLOW_ANSWER_MS);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      const answer = await run(own.signal);
      this.reach.confirm();
      return answer;
    } catch (error) {
      if (isUnanswered(error)) this.reach.doubt();
      throw error;
    } finally {
      clearTimeout(timer);
      this.slowAttempts.delete(own);
      signal.removeEventListener('abort', stop);
    }
  }

  /**
   * The server is back: resumes what was waiting, and restarts slow attempts that may never have
   * reached it.
   */
  private recover(): void {
    for (const attempt of [...this.slowAttempts]) attempt.abort(lostOnTheWay());
    for (const resume of [...this.pauses]) resume();
  }

  /**
   * Resolves after `delayMs` if the server is reachable, otherwise when it is back; earlier if the
   * reader chooses to retry.
   */
  private pause(signal: AbortSignal, delayMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        this.pauses.delete(resume);
        signal.removeEventListener('abort', stop);
        settle();
      };
      const resume = () => finish(resolve);
      const stop = () => finish(() => reject(givenUp()));
      const timer = setTimeout(() => this.reach.state() && resume(), delayMs);
      this.pauses.add(resume);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
    });
  }

  private currentState(): ConnectionState {
    const trials = [...this.trials];
    const attempts = trials.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []);
    const isReachable = this.reach.state();
    const waiting = (['attempt', 'answer'] as const).find((what) =>
      trials.some((trial) => trial.waitsFor === what),
    );
    const waitsFor = waiting === 'attempt' && !isReachable ? 'server' : waiting;
    return {
      isOnline: isOnline(),
      isReachable,
      waitsFor,
      failures: Math.max(0, ...trials.map(({ failures }) => failures)),
      secondsLeft:
        waitsFor === 'attempt'
          ? Math.max(0, Math.ceil((Math.min(...attempts) - Date.now()) / 1000))
          : undefined,
    };
  }

  private publish(): void {
    clearTimeout(this.ticker);
    for (const listener of [...this.listeners]) listener();
    if (this.listeners.size > 0 && this.state().secondsLeft)
      this.ticker = setTimeout(() => this.publish(), COUNT_DOWN_STEP_MS);
  }
}

/** The tab's connection state. */
export const connection = new ServerConnection();

function isOnline(): boolean {
  return typeof window === 'undefined' || navigator.onLine;
}

/** True without a response, or with a proxy’s error because the server behind it is down. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  const { kind, details } = error;
  return kind === 'network' || kind === 'timeout' || [502, 503, 504].includes(details.status ?? 0);
}

function lostOnTheWay(): RequestError {
  return new RequestError('timeout', 'The server was away when it was asked. Try again.');
}
