import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchHit } from '@/domain/SearchHit';
import { useRelayEnvironment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import type { HitFacts, KnownFacts } from './loadHitFacts';

/**
 * Milliseconds a list must stand before its facts are asked for: while one types they would come
 * too late.
 */
const SETTLED_MS = 80;

interface HitFactsSoFar {
  /** By the ids of hits; what is known stays known as long as the box is open. */
  readonly known: ReadonlyMap<string, KnownFacts>;
  /** The code that renders them comes after the names. */
  readonly Facts: typeof HitFacts | undefined;
}

/** How much of the audience can use each hit. */
export function useHitFacts(hits: readonly SearchHit[]): HitFactsSoFar {
  const environment = useRelayEnvironment();
  const { audience } = usePreferences();
  const [known, setKnown] = useState<HitFactsSoFar['known']>(new Map());
  const [Facts, setFacts] = useState<typeof HitFacts>();

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const ids = hits
      .filter(
        ({ kind, objectID }) => (kind === 'feature' || kind === 'key') && !known.has(objectID),
      )
      .map(({ objectID }) => objectID);
    if (ids.length === 0) return;
    const module = await import('./loadHitFacts');
    if (signal.aborted) return;
    setFacts(() => module.HitFacts);
    const { unsubscribe } = module.loadHitFacts(environment, ids, audience).subscribe({
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
  return { known, Facts };
}
