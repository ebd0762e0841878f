// What every request of this tab waits for: a next attempt or its answer, and whether the server
// can be reached at all. The retry policy pauses here and the frame reads here. What one would get
// wrong: `navigator.onLine` decides nothing; it only colors a word and says when to ask.
import { givenUp, RequestError } from './RequestError';
import { ServerReach } from './ServerReach';

export interface ConnectionState {
  /** Whether the machine has a network, as the browser sees it. */
  readonly isOnline: boolean;
  /** Whether the server answered when it was last asked. */
  readonly isReachable: boolean;
  /**
   * What the requests wait for that have failed: the server's return, the next attempt, or its
   * answer; undefined where all is well.
   */
  readonly waitsFor: 'server' | 'attempt' | 'answer' | undefined;
  /** Failed attempts of the request that has failed most often and is still tried. */
  readonly failures: number;
  /** Whole seconds until the soonest next attempt, only while that is waited for. */
  readonly secondsLeft: number | undefined;
}

/** One request's share of the state, from its first attempt to its last. */
interface Trial {
  failures: number;
  waitsFor: 'attempt' | 'answer' | undefined;
  /** Epoch milliseconds. */
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

/** Milliseconds without an answer after which the server itself is asked whether it lives. */
export const SLOW_ANSWER_MS = 4_000;

export class Connection {
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
   * Calls `listener` at every change, the seconds of the count-down included; returns a function
   * that ends that.
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

  /** The same object as long as nothing has changed. */
  readonly state = (): ConnectionState => {
    const next = this.currentState();
    const isSame = (Object.keys(next) as (keyof ConnectionState)[]).every(
      (name) => next[name] === this.lastState[name],
    );
    if (!isSame) this.lastState = next;
    return this.lastState;
  };

  /** Begins what waits for anything, and asks the server whether it lives, at once. */
  readonly tryNow = (): void => {
    this.reach.doubt();
    for (const resume of [...this.pauses]) resume();
  };

  /** A sign that the server may be away, such as a page that came from a saved copy. */
  readonly doubt = (): void => this.reach.doubt();

  /** The same where the server is known to have been away a moment ago. */
  readonly deny = (): void => this.reach.deny();

  /**
   * Calls back when the server, found to be away, answers again; returns a function that ends that.
   */
  readonly onRecovery = (listener: () => void): (() => void) =>
    this.reach.subscribe(() => this.reach.state() && listener());

  /** A request's own view: its attempts, its failures, and the pauses between. */
  open() {
    const trial: Trial = { failures: 0, waitsFor: undefined, nextAttemptAt: undefined };
    this.trials.add(trial);
    const waitFor = (change: Partial<Trial>) => {
      Object.assign(trial, change);
      this.publish();
    };
    return {
      /**
       * Waits `delayMs`, and then as long as the server is known to be away; rejects when the
       * signal aborts.
       */
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

  /** Learns from one attempt whether the server can be reached. */
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

  /** The server is back: what waited is begun, and what it may never have seen is asked again. */
  private recover(): void {
    for (const attempt of [...this.slowAttempts]) attempt.abort(lostOnTheWay());
    for (const resume of [...this.pauses]) resume();
  }

  /**
   * Resolves after `delayMs` if the server can be reached then, when it is back, or when a person
   * would not wait.
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

/** The tab's own. */
export const connection = new Connection();

function isOnline(): boolean {
  return typeof window === 'undefined' || navigator.onLine;
}

/** Whether nothing came back, or only a proxy's word that the server behind it is away. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  const { kind, details } = error;
  return kind === 'network' || kind === 'timeout' || [502, 503, 504].includes(details.status ?? 0);
}

function lostOnTheWay(): RequestError {
  return new RequestError('timeout', 'The server was away when it was asked. Try again.');
}
