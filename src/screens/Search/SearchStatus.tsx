import { useEffect, useState } from 'react';

import { countOf } from '@/domain/formatCount';
import type { SearchHit } from '@/domain/SearchHit';
import type { BoxAnswer } from '@/search/latestSearch';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

import styles from './SearchStatus.module.css';

interface SearchStatusProps {
  readonly answer: BoxAnswer<SearchHit>;
  /** Whether anything is typed. */
  readonly isStarted: boolean;
}

/** What went wrong, or the keys of the box; and for those who listen, what was found. */
export function SearchStatus({ answer, isStarted }: SearchStatusProps) {
  const said = useSettled(isStarted ? sentenceOf(answer) : '');
  return (
    <div className={styles.foot}>
      {isStarted && answer.problem ? (
        <p role="alert" className={styles.problem}>{`${answer.problem} Only names on this device are searched.`}</p>
      ) : (
        <p aria-hidden="true" className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open <kbd>Ctrl Enter</kbd> in a new tab <kbd>Esc</kbd> to close
        </p>
      )}
      {isStarted && answer.text !== '' && answer.total === 0 && <p className={styles.none}>{`Nothing is called anything like “${answer.text}”.`}</p>}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

/** "12 results, the first is Subgrid" */
function sentenceOf({ text, hits, total }: BoxAnswer<SearchHit>): string {
  const [first] = hits;
  if (text === '') return '';
  return first ? `${countOf(total, 'result')}, the first is ${first.kind === 'key' ? (first.path ?? first.name) : first.name}` : 'No results';
}

/** Milliseconds of quiet before anything is said: nobody wants to hear of every letter. */
const SETTLED_MS = 500;

function useSettled(sentence: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return settled;
}
