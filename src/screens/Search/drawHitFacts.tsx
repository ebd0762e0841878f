import type { ReactNode } from 'react';
import { fetchQuery, graphql, type useRelayEnvironment } from 'react-relay/hooks';

import type { drawHitFactsQuery as DrawHitFactsQuery } from '@/__generated__/drawHitFactsQuery.graphql';
import type { Preferences } from '@/domain/preferences';
import { HitFacts } from '@/screens/sections/HitFacts';

const query = graphql`
  query drawHitFactsQuery($ids: [ID!]!, $audience: String!) {
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

/** Asks how much of the audience can use things, and draws it: by global id. */
export function drawHitFacts(
  environment: ReturnType<typeof useRelayEnvironment>,
  ids: readonly string[],
  { audience, linePercent }: Preferences,
) {
  return fetchQuery<DrawHitFactsQuery>(environment, query, { ids, audience }).map(
    ({ nodes }): readonly (readonly [string, ReactNode])[] =>
      nodes.flatMap((node) =>
        node?.coverage
          ? [
              [
                node.id,
                <HitFacts
                  coverage={node.coverage}
                  baseline={node.baseline ?? node.keyBaseline}
                  linePercent={linePercent}
                />,
              ] as const,
            ]
          : [],
      ),
  );
}
