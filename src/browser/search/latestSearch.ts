// Turns a stream of typed texts into answers for the latest one only. Pitfall: an answer already in
// flight when the next letter is typed can't be canceled, so every answer is checked on arrival.
import { describeError } from './SearchError';

export interface BoxAnswer<T> {
  /** The text searched for, trimmed; may be empty. */
  readonly text: string;
  readonly hits: readonly T[];
  readonly total: number;
  /** Why there are no real results, as a sentence; `hits` are then names available offline. */
  readonly problem?: string;
}

export interface LatestSearchOptions<T> {
  readonly ask: (
    text: string,
    signal: AbortSignal,
  ) => Promise<Omit<BoxAnswer<T>, 'text' | 'problem'>>;
  /** Searches the names available offline, for when no host answers. */
  readonly findAtHand: (text: string) => Promise<readonly T[]>;
  readonly onAnswer: (answer: BoxAnswer<T>) => void;
}

export interface LatestSearch {
  /** Cancels the current search and starts this one. */
  want(text: string): void;
  stop(): void;
}

export function createLatestSearch<T>({
  ask,
  findAtHand,
  onAnswer,
}: LatestSearchOptions<T>): LatestSearch {
  let running: AbortController | undefined;

  async function answer(text: string, signal: AbortSignal): Promise<void> {
    const answered = await ask(text, signal).catch(async (error: unknown) => {
      const hits = signal.aborted ? [] : await findAtHand(text).catch(() => []);
      return { hits, total: hits.length, problem: describeError(error) };
    });
    if (!signal.aborted) onAnswer({ text, ...answered });
  }

  return {
    want(typed) {
      running?.abort();
      const text = typed.trim();
      running = new AbortController();
      if (text === '') onAnswer({ text, hits: [], total: 0 });
      else void answer(text, running.signal);
    },
    stop() {
      running?.abort();
    },
  };
}
