// What every request of this tab waits for: the browser to be online, a next attempt, its answer. The retry policy pauses here and the frame
// reads here. What one would get wrong: `navigator.onLine` is believed only when it says no, and a person can still ask to try at once.
import { givenUp } from './RequestError';

export interface ConnectionState {
  /** What the browser says. */
  readonly isOnline: boolean;
  /** What the requests wait for that have failed or may not begin; undefined where all is well. */
  readonly waitsFor: 'online' | 'attempt' | 'answer' | undefined;
  /** Failed attempts of the request that has failed most often and is still tried. */
  readonly failures: number;
  /** Whole seconds until the soonest next attempt, only while that is waited for. */
  readonly secondsLeft: number | undefined;
}

/** One request's share of the state, from its first attempt to its last. */
interface Trial {
  failures: number;
  waitsFor: ConnectionState['waitsFor'];
  /** Epoch milliseconds. */
  nextAttemptAt: number | undefined;
}

export const ALL_WELL: ConnectionState = {
  isOnline: true,
  waitsFor: undefined,
  failures: 0,
  secondsLeft: undefined,
};

const COUNT_DOWN_STEP_MS = 1_000;

export class Connection {
  private readonly trials = new Set<Trial>();
  private readonly pauses = new Set<() => void>();
  private readonly listeners = new Set<() => void>();
  private lastState = ALL_WELL;
  private ticker: ReturnType<typeof setTimeout> | undefined;

  /** Calls `listener` at every change, the seconds of the count-down included; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = onOnlineChange(() => this.publish());
    return () => {
      stop();
      this.listeners.delete(listener);
    };
  };

  /** The same object as long as nothing has changed. */
  readonly state = (): ConnectionState => {
    const next = this.currentState();
    const isSame = (Object.keys(next) as (keyof ConnectionState)[]).every(
      (name) => next[name] === this.lastState[name],
    );
    if (!isSame) this.lastState = next;
    return this.lastState;
  };

  /** Begins what waits for anything, at once. */
  readonly tryNow = (): void => {
    for (const resume of [...this.pauses]) resume();
  };

  /** A request's own view: it tells of failures, and pauses as long as it must. */
  open() {
    const trial: Trial = { failures: 0, waitsFor: undefined, nextAttemptAt: undefined };
    this.trials.add(trial);
    const waitFor = (change: Partial<Trial>) => {
      Object.assign(trial, change);
      this.publish();
    };
    return {
      /** Waits `delayMs`, then until the browser is online; rejects when the signal aborts. */
      ready: async (delayMs: number, signal: AbortSignal): Promise<void> => {
        if (delayMs > 0) waitFor({ waitsFor: 'attempt', nextAttemptAt: Date.now() + delayMs });
        const isForced =
          delayMs > 0 && (await this.pause(signal, (resume) => afterDelay(delayMs, resume)));
        if (!isForced && !isOnline()) {
          waitFor({ waitsFor: 'online', nextAttemptAt: undefined });
          await this.pause(signal, (resume) => onOnlineChange(() => isOnline() && resume()));
        }
        waitFor({ waitsFor: trial.failures > 0 ? 'answer' : undefined, nextAttemptAt: undefined });
      },
      failed: () => (trial.failures += 1),
      close: () => {
        this.trials.delete(trial);
        this.publish();
      },
    };
  }

  /** Resolves when what is armed resumes it: false; or when a person would not wait: true. */
  private pause(signal: AbortSignal, arm: (resume: () => void) => () => void): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        disarm();
        this.pauses.delete(force);
        signal.removeEventListener('abort', stop);
        settle();
      };
      const force = () => finish(() => resolve(true));
      const stop = () => finish(() => reject(givenUp()));
      const disarm = arm(() => finish(() => resolve(false)));
      this.pauses.add(force);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
    });
  }

  private currentState(): ConnectionState {
    const trials = [...this.trials];
    const attempts = trials.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []);
    const waitsFor = (['online', 'attempt', 'answer'] as const).find((what) =>
      trials.some((trial) => trial.waitsFor === what),
    );
    return {
      isOnline: isOnline(),
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
    for (const listener of this.listeners) listener();
    if (this.listeners.size > 0 && this.state().secondsLeft)
      this.ticker = setTimeout(() => this.publish(), COUNT_DOWN_STEP_MS);
  }
}

/** The tab's own. */
export const connection = new Connection();

function isOnline(): boolean {
  return typeof window === 'undefined' || navigator.onLine;
}

function onOnlineChange(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function afterDelay(ms: number, resume: () => void): () => void {
  const timer = setTimeout(resume, ms);
  return () => clearTimeout(timer);
}
