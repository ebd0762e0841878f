import { useState } from 'react';

interface CopyWords {
  readonly copied?: string;
  /** Says what to do instead. */
  readonly failed?: string;
}

interface Copy {
  readonly copy: (text: string, words?: CopyWords) => Promise<void>;
  /** Puts a PNG picture of this site on the clipboard. */
  readonly copyPicture: (address: string) => Promise<void>;
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

  async function copyPicture(address: string) {
    try {
      // Safari takes only a promise that is made while the press is handled.
      const picture = fetchPicture(address);
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      setOutcome('Copied');
    } catch {
      setOutcome(
        `Can’t copy it here. Open it instead: ${new URL(address, window.location.origin).href}`,
      );
    }
  }

  return { copy, copyPicture, outcome };
}

const FAILED = 'Can’t reach the clipboard. Select the text and copy it.';

async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.blob();
}
