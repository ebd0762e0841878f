import { useState } from 'react';

interface CopyWords {
  readonly copied?: string;
  /** Says what to do instead. */
  readonly failed?: string;
}

interface Copy {
  readonly copy: (text: string, words?: CopyWords) => Promise<void>;
  /** How the last attempt went, for a live region; empty before the first. */
  readonly outcome: string;
}

/** Puts text on the clipboard, which a browser or its user may refuse. */
export function useCopy(): Copy {
  const [outcome, setOutcome] = useState('');

  async function copy(text: string, { copied = 'Copied', failed = FAILED }: CopyWords = {}) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copied);
    } catch {
      setOutcome(failed);
    }
  }

  return { copy, outcome };
}

const FAILED = 'Can’t reach the clipboard. Select the text and copy it.';
