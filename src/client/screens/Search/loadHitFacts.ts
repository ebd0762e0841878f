/* eslint-disable relay/unused-fields -- The facts go whole to HitFacts, which knows no Relay. */
import type { ComponentProps } from 'react';
import type { loadHitFactsQuery as LoadHitFactsQuery } from '@/__generated__/loadHitFactsQuery.graphql';
import { HitFacts } from '@/client/sections/HitFacts';
import { fetchQuery, graphql, type useRelayEnvironment } from '@/relay/hooks';

export { HitFacts };

/** Facts about a hit. */
export type KnownFacts = Omit<ComponentProps<typeof HitFacts>, 'linePercent'>;

const query = graphql`
  query loadHitFactsQuery($ids: [ID!]!, $audience: String!) {
    nodes(ids: $ids) {
      id
      ... on Feature {
        baseline {
          status
          limitedReason
        }
        coverage(audience: $audience) {
          audience {
            isFixed
          }
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
          shareError
        }
      }
      ... on CompatKey {
        keyBaseline: baseline {
          status
          limitedReason
        }
        coverage(audience: $audience) {
          audience {
            isFixed
          }
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
          shareError
        }
      }
    }
  }
`;

/** Loads the coverage of hits by their global IDs. */
export function loadHitFacts(
  environment: ReturnType<typeof useRelayEnvironment>,
  ids: readonly string[],
  audience: string,
) {
  return fetchQuery<LoadHitFactsQuery>(environment, query, { ids, audience }).map(
    ({ nodes }): readonly (readonly [string, KnownFacts])[] =>
      (nodes ?? []).flatMap((node) => {
        if (!node?.coverage) return [];
        const baseline = node.baseline ?? node.keyBaseline;
        return [[node.id, { coverage: node.coverage, baseline }] as const];
      }),
  );
}
