import { type RefObject, useEffect, useId, useState } from 'react';
import { useRelayEnvironment } from '@/relay/hooks';
import type { Completion } from './QueryCompletions';
import type * as QueryTools from './QueryTools';

/** Milliseconds without typing before completions are requested. */
const PAUSE_MS = 120;

interface Answer {
  /** The text that the completions are for, and their positions in it. */
  readonly query: string;
  readonly completions: readonly Completion[];
}

const NONE: Answer = { query: '', completions: [] };

type Tools = Pick<typeof QueryTools, 'fetchCompletions' | 'getCompletionProps'>;

interface Question {
  readonly query: string;
  readonly position: number;
}

/**
 * Completions at the cursor. The box renders before this code loads; text typed until then is
 * completed once it has.
 * @param tools undefined until the code has loaded
 */
export function useQueryCompletions(
  input: RefObject<HTMLInputElement | null>,
  tools: Tools | undefined,
) {
  const id = useId();
  const [asked, setAsked] = useState<Question>();
  const [{ query, completions }, setAnswer] = useAnswer(asked, tools);
  const [marked, setMarked] = useState(-1);

  const ask = () =>
    setAsked({ query: input.current?.value ?? '', position: input.current?.selectionStart ?? 0 });
  const close = () => {
    setAsked(undefined);
    setAnswer(NONE);
    setMarked(-1);
  };

  const box = tools?.getCompletionProps({
    id,
    input,
    query,
    completions,
    marked,
    onMark: setMarked,
    ask,
    close,
  });
  return { box, isOpen: completions.length > 0, ask, close };
}

/** Requests completions after a pause in typing. */
function useAnswer(question: Question | undefined, tools: Tools | undefined) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState(NONE);

  useEffect(() => {
    if (!question || !tools) return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = tools.fetchCompletions(environment, question).subscribe({
        next: (completions) => setAnswer({ query: question.query, completions }),
        // The box works without completions.
        error: () => setAnswer(NONE),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [question, environment, tools]);

  return [answer, setAnswer] as const;
}
