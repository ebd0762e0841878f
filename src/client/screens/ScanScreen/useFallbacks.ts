import { useEffect, useState } from 'react';
import type {
  useFallbacksQuery,
  useFallbacksQuery$data,
} from '@/__generated__/useFallbacksQuery.graphql';
import type { FallbackGroup } from '@/engines/scanner/forPage';
import { graphql, useRelayEnvironment } from '@/relay/hooks';
import { fetchUnstored } from '@/relay/network/fetchUnstored';
import { usePreferences } from '@/relay/route/RouteRoot';
import type { ScanFallbacks } from './useScan';

/** As many as the server takes. */
const MAX_KEYS = 2_000;

const fallbacksQuery = graphql`
  query useFallbacksQuery($uses: [ScanUseInput!]!, $audience: String!, $linePercent: Float!)
  @throwOnFieldError {
    scanReport(uses: $uses, audience: $audience, linePercent: $linePercent) {
      features {
        keys {
          path
          coverage(audience: $audience) {
            supportedShare
          }
        }
      }
    }
  }
`;

/** A fallback, with the share of the audience that has what it stands in for, 0–1. */
export interface ServedFallback extends FallbackGroup {
  readonly share: number;
}

interface Answer {
  readonly audience: string;
  /** Of the audience, by key; absent if the request failed. */
  readonly shares?: ReadonlyMap<string, number>;
}

/**
 * The fallbacks in the code, undefined while they are looked for. Sends names of keys, nothing else.
 */
export function useFallbacks(find: ScanFallbacks['find']) {
  const environment = useRelayEnvironment();
  const { audience, linePercent } = usePreferences();
  const [groups, setGroups] = useState<readonly FallbackGroup[]>();
  const [hasSearchFailed, setSearchFailed] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (groups) return undefined;
    let isEnded = false;
    find().then(
      (found) => !isEnded && setGroups(found),
      () => !isEnded && setSearchFailed(true),
    );
    return () => {
      isEnded = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The code doesn't change while its result is shown.
  }, [attempt]);

  useEffect(() => {
    if (!groups || groups.length === 0) return undefined;
    const ended = new AbortController();
    const keys = [...new Set(groups.flatMap((group) => group.keys))].slice(0, MAX_KEYS);
    fetchUnstored<useFallbacksQuery>(
      environment,
      fallbacksQuery,
      {
        uses: keys.map((key) => ({ key, consequence: 'IGNORED', isGuarded: true, count: 1 })),
        audience,
        linePercent,
      },
      ended.signal,
    ).then(
      ({ scanReport }) =>
        !ended.signal.aborted && setAnswer({ audience, shares: toShares(scanReport) }),
      () => !ended.signal.aborted && setAnswer({ audience }),
    );
    return () => ended.abort();
  }, [environment, groups, audience, linePercent, attempt]);

  // An earlier answer would stand under the name of another audience; no share depends on the line.
  const current = answer?.audience === audience ? answer : undefined;
  return {
    groups,
    /** Undefined until the server has answered. */
    served: groups && current?.shares ? serve(groups, current.shares) : undefined,
    hasFailed: groups ? current !== undefined && !current.shares : hasSearchFailed,
    retry: () => setAttempt((count) => count + 1),
  };
}

function toShares({ features }: useFallbacksQuery$data['scanReport']) {
  return new Map(
    features.flatMap(({ keys }) =>
      keys.map(({ path, coverage }) => [path, coverage.supportedShare] as const),
    ),
  );
}

/** A key that the server does not know is one that someone may still need. */
function serve(
  groups: readonly FallbackGroup[],
  shares: ReadonlyMap<string, number>,
): readonly ServedFallback[] {
  return groups.map((group) => ({
    ...group,
    share: Math.min(...group.keys.map((key) => shares.get(key) ?? 0)),
  }));
}
