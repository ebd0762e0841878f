import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchHit } from '@/domain/SearchHit';
import { useRelayEnvironment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import type { HitFacts, KnownFacts } from './loadHitFacts';

/**
 * Milliseconds a list must be unchanged before its facts are loaded; while the reader types, they
 * would arrive too late.
 */
const SETTLED_MS = 80;

interface HitFactsSoFar {
  /** By hit ID; cached while the box is open. */
  readonly known: ReadonlyMap<string, KnownFacts>;
  /** The component that renders the facts; loaded after the names. */
  readonly Facts: typeof HitFacts | undefined;
}

/** Each hit's coverage. */
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
      // The hits are useful without their facts.
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
