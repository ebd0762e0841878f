import { useEffect, useState } from 'react';
import type { SearchHit } from '@/domain/SearchHit';
import { type BoxAnswer, createLatestSearch, type LatestSearchOptions } from './latestSearch';

const NOTHING_ASKED: BoxAnswer<SearchHit> = { text: '', hits: [], total: 0 };

/**
 * The search box's search: the answer to the last text that was wanted, and how to want one. Until
 * a text is answered the answer before it stays. Both options are read once.
 */
export function useSearch(options: Omit<LatestSearchOptions<SearchHit>, 'onAnswer'>) {
  const [answer, setAnswer] = useState(NOTHING_ASKED);
  const [latest] = useState(() =>
    createLatestSearch<SearchHit>({ ...options, onAnswer: setAnswer }),
  );
  useEffect(() => latest.stop, [latest]);
  return { answer, want: latest.want };
}
