import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';

import type { SearchHit } from '@/domain/SearchHit';
import { usePreferences } from '@/relay/RouteRoot';

/** Milliseconds a list must stand before its facts are asked for: while one types they would come too late. */
const SETTLED_MS = 80;

/** How much of the audience can use each hit, drawn, by its id; what is known stays known as long as the box is open. The code that draws it comes after the names. */
export function useHitFacts(hits: readonly SearchHit[]): ReadonlyMap<string, ReactNode> {
  const environment = useRelayEnvironment();
  const preferences = usePreferences();
  const [known, setKnown] = useState<ReadonlyMap<string, ReactNode>>(new Map());

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const ids = hits
      .filter(
        ({ kind, objectID }) => (kind === 'feature' || kind === 'key') && !known.has(objectID),
      )
      .map(({ objectID }) => objectID);
    if (ids.length === 0) return;
    const { drawHitFacts } = await import('./drawHitFacts');
    if (signal.aborted) return;
    const { unsubscribe } = drawHitFacts(environment, ids, preferences).subscribe({
      next: (facts) => setKnown((before) => new Map([...before, ...facts])),
      // The hits stand without their facts.
      error: () => undefined,
    });
    signal.addEventListener('abort', unsubscribe);
  });
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => void ask(left.signal).catch(() => undefined), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [hits]);
  return known;
}
