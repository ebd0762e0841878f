import { useEffect, useState } from 'react';
import type { BoxAnswer } from '@/browser/search/latestSearch';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatCountWithNoun } from '@/domain/format';
import type { SearchHit } from '@/domain/SearchHit';
import type { Choice } from './searchChoices';
import styles from './SearchStatus.module.css';

interface SearchStatusProps {
  readonly answer: BoxAnswer<SearchHit>;
  /** The total number of results, including those in this browser. */
  readonly total: number;
  readonly first: Choice | undefined;
  /** True once anything has been typed. */
  readonly isStarted: boolean;
}

/** An error or the keyboard hints; for screen readers, also the number of results. */
export function SearchStatus({ answer, total, first, isStarted }: SearchStatusProps) {
  const said = useSettled(isStarted && answer.text !== '' ? describeResults(total, first) : '');
  return (
    <div className={styles.foot}>
      {isStarted && answer.problem && total === 0 && (
        <p className={styles.none}>{`No match for “${answer.text}”.`}</p>
      )}
      {isStarted && answer.problem ? (
        <p
          role="alert"
          className={styles.problem}
        >{`${answer.problem} Matching names saved on this device.`}</p>
      ) : (
        <p aria-hidden="true" className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> to select <kbd>Enter</kbd> to open <kbd>Ctrl Enter</kbd> in a
          new tab <kbd>Esc</kbd> to close
        </p>
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

function describeResults(total: number, first: Choice | undefined): string {
  return total > 0 && first
    ? `${formatCountWithNoun(total, 'result')}, first: ${getName(first)}`
    : 'No results';
}

function getName(choice: Choice): string {
  if (choice.kind !== 'hit') return choice.kind === 'page' ? choice.label : choice.text;
  const { kind, path, name } = choice.hit;
  return kind === 'key' ? (path ?? name) : name;
}

/** Milliseconds without changes before an announcement; nobody wants one per letter. */
const SETTLED_MS = 500;

function useSettled(sentence: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return settled;
}
