// A stream of typed texts → answers to the last one alone. What one would get wrong: an answer that
// is already on its way when the next letter is typed cannot be called back, so every answer is
// checked against what is wanted when it arrives.
import { sentenceOf } from './SearchError';

export interface BoxAnswer<T> {
  /** What was asked for, without space around it; empty where nothing is asked. */
  readonly text: string;
  readonly hits: readonly T[];
  readonly total: number;
  /** Why these are no real answer, as a sentence; they are then names the page knew by itself. */
  readonly problem?: string;
}

export interface LatestSearchOptions<T> {
  readonly ask: (
    text: string,
    signal: AbortSignal,
  ) => Promise<Omit<BoxAnswer<T>, 'text' | 'problem'>>;
  /** What can be found where no host answers. */
  readonly findAtHand: (text: string) => Promise<readonly T[]>;
  readonly onAnswer: (answer: BoxAnswer<T>) => void;
}

export interface LatestSearch {
  /** Gives up what is asked for now and asks for this. */
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
      return { hits, total: hits.length, problem: sentenceOf(error) };
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
