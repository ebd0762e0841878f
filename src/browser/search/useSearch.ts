import { useEffect, useState } from 'react';
import type { SearchHit } from '@/domain/SearchHit';
import { type BoxAnswer, createLatestSearch, type LatestSearchOptions } from './latestSearch';

const NOTHING_ASKED: BoxAnswer<SearchHit> = { text: '', hits: [], total: 0 };

/**
 * The search box's state: the latest answer and a function to request one. The previous answer
 * stays until the next arrives. Options are read on mount only.
 */
export function useSearch(options: Omit<LatestSearchOptions<SearchHit>, 'onAnswer'>) {
  const [answer, setAnswer] = useState(NOTHING_ASKED);
  const [latest] = useState(() =>
    createLatestSearch<SearchHit>({ ...options, onAnswer: setAnswer }),
  );
  useEffect(() => latest.stop, [latest]);
  return { answer, want: latest.want };
}
