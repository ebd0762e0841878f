import { useEffect, useState } from 'react';

import { countOf, formatCount } from '@/domain/formatCount';
import { countKeptPages, removeKeptPages } from '@/offline/allKeptPages';
import { keptOperations, removeKeptOperations, type KeptOperations } from '@/relay/keptOperations';
import { Button } from '@/ui/Button';

interface Kept {
  readonly answers: KeptOperations | undefined;
  readonly pages: number;
}

/** How much of what was read is kept in this browser, whoever read it, and the way to be rid of it. */
export function KeptReading() {
  const [kept, setKept] = useState<Kept>();
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const look = () => void lookUp().then((found) => !isLeft && setKept(found));
    look();
    // Other tabs keep and remove as well.
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
      <p>{sentenceOf(kept)}</p>
      <p>
        <Button disabled={isEmpty} onClick={() => void remove()}>
          Remove what is kept
        </Button>
      </p>
      <p role="status">
        {isRemoved &&
          'Removed, for every open tab. What you read in a page loaded from now on is kept again.'}
      </p>
    </>
  );
}

async function lookUp(): Promise<Kept> {
  return { answers: keptOperations(), pages: await countKeptPages() };
}

function sentenceOf({ answers, pages }: Kept): string {
  if (!answers) return 'This browser keeps nothing for this site.';
  return `${countOf(answers.operations, 'answer')} of the server (${formatCount(answers.characters)} of at most ${formatCount(answers.maxCharacters)} characters) and ${countOf(pages, 'whole page')}.`;
}
