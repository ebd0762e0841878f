import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';

import type { useHitFactsQuery as HitFactsQuery, useHitFactsQuery$data } from '@/__generated__/useHitFactsQuery.graphql';
import type { SearchHit } from '@/domain/SearchHit';
import { usePreferences } from '@/relay/RouteRoot';

const query = graphql`
  query useHitFactsQuery($ids: [ID!]!, $audience: String!) {
    nodes(ids: $ids) {
      id
      ... on Feature {
        baseline {
          status
        }
        coverage(audience: $audience) {
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
        }
      }
      ... on CompatKey {
        keyBaseline: baseline {
          status
        }
        coverage(audience: $audience) {
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
        }
      }
    }
  }
`;

type Facts = NonNullable<useHitFactsQuery$data['nodes'][number]>;

/** Milliseconds a list must stand before its facts are asked for: while one types they would come too late. */
const SETTLED_MS = 80;

/** How much of the audience can use each hit, by its id; what is known stays known as long as the box is open. */
export function useHitFacts(hits: readonly SearchHit[]): ReadonlyMap<string, Facts> {
  const environment = useRelayEnvironment();
  const { audience } = usePreferences();
  const [known, setKnown] = useState<ReadonlyMap<string, Facts>>(new Map());

  const ask = useEffectEvent(() => {
    const ids = hits.filter(({ kind, objectID }) => (kind === 'feature' || kind === 'key') && !known.has(objectID)).map(({ objectID }) => objectID);
    if (ids.length === 0) return undefined;
    return fetchQuery<HitFactsQuery>(environment, query, { ids, audience }).subscribe({
      next: ({ nodes }) => setKnown((before) => new Map([...before, ...nodes.flatMap((node) => (node ? [[node.id, node] as const] : []))])),
      // The hits stand without their facts.
      error: () => undefined,
    });
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => (stop = ask()?.unsubscribe), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [hits]);
  return known;
}
