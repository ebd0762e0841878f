import { useEffect, useState } from 'react';
import { countKeptPages, removeKeptPages } from '@/browser/offline/allKeptPages';
import { Button } from '@/client/ui/Button';
import { formatCountWithNoun } from '@/domain/format';
import {
  keptOperations,
  type KeptOperations,
  removeKeptOperations,
} from '@/relay/environment/keptOperations';

interface Kept {
  readonly answers: KeptOperations | undefined;
  readonly pages: number;
}

/**
 * The size of everything saved for offline use in this browser, whichever reader saved it, and a
 * button to delete it.
 */
export function KeptReading() {
  const [kept, setKept] = useState<Kept>();
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const look = () => void lookUp().then((found) => !isLeft && setKept(found));
    look();
    // Other tabs may also save and delete.
    window.addEventListener('storage', look);
    return () => {
      isLeft = true;
      window.removeEventListener('storage', look);
    };
  }, []);

  async function remove() {
    removeKeptOperations();
    await removeKeptPages();
    setKept(await lookUp());
    setRemoved(true);
  }

  if (!kept) return null;
  const isEmpty = (kept.answers?.operations ?? 0) + kept.pages === 0;
  return (
    <>
      <p>{describeKept(kept)}</p>
      <p>
        <Button disabled={isEmpty} onClick={() => void remove()}>
          Clear saved pages
        </Button>
      </p>
      <p role="status">
        {isRemoved && 'Cleared in every open tab. Pages you load from now on are saved again.'}
      </p>
    </>
  );
}

async function lookUp(): Promise<Kept> {
  return { answers: keptOperations(), pages: await countKeptPages() };
}

function describeKept({ answers, pages }: Kept): string {
  if (!answers) return 'Nothing is saved for this site.';
  return `${formatCountWithNoun(answers.operations, 'answer')} (${kilobytes(answers.characters)} of ${kilobytes(answers.maxCharacters)}) and ${formatCountWithNoun(pages, 'page')}.`;
}

const KILOBYTE = 1024;

function kilobytes(characters: number): string {
  const size = Math.round(characters / KILOBYTE);
  return size < KILOBYTE ? `${size} KB` : `${Number((size / KILOBYTE).toFixed(1))} MB`;
}
