import { useEffect, useState } from 'react';
import type { SearchHit } from '@/domain/SearchHit';
import { boxRequest } from './boxRequest';
import { type BoxAnswer, createLatestSearch } from './latestSearch';
import { searchOfTab } from './searchOfTab';

const NOTHING_ASKED: BoxAnswer<SearchHit> = { text: '', hits: [], total: 0 };

/**
 * The search box's search: the answer to the last text that was wanted, and how to want one. Until
 * a text is answered the answer before it stays.
 * @param findAtHand what can be found where no host answers; read once
 */
export function useSearch(findAtHand: (text: string) => Promise<readonly SearchHit[]>) {
  const [answer, setAnswer] = useState(NOTHING_ASKED);
  const [latest] = useState(() =>
    createLatestSearch<SearchHit>({ ask, findAtHand, onAnswer: setAnswer }),
  );
  useEffect(() => latest.stop, [latest]);
  return { answer, want: latest.want };
}

async function ask(text: string, signal: AbortSignal) {
  const { search, indexName } = searchOfTab();
  const [result] = await search([boxRequest(indexName, text)], signal);
  return { hits: result?.hits ?? [], total: result?.nbHits ?? 0 };
}
