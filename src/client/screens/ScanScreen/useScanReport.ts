/* eslint-disable relay/unused-fields -- The report is read by the sections that show it. */
import { useEffect, useState } from 'react';
import type {
  ScanUseInput,
  useScanReportQuery,
  useScanReportQuery$data,
} from '@/__generated__/useScanReportQuery.graphql';
import { graphql, useRelayEnvironment } from '@/relay/hooks';
import { fetchUnstored } from '@/relay/network/fetchUnstored';
import { usePreferences } from '@/relay/route/RouteRoot';

export type ScanReport = useScanReportQuery$data['scanReport'];

const scanReportQuery = graphql`
  query useScanReportQuery($uses: [ScanUseInput!]!, $audience: String!, $linePercent: Float!)
  @throwOnFieldError {
    scanReport(uses: $uses, audience: $audience, linePercent: $linePercent) {
      runsShare
      wholeShare
      everythingShare
      unknownShare
      unknownKeys
      features {
        feature {
          slug
          name
        }
        keys {
          path
          mdnUrl
        }
        isGuarded
        lostShare
        partlyShare
        consequence
      }
      cheapestRemovals {
        features {
          slug
          name
        }
        keys {
          path
        }
        runsShare
      }
    }
  }
`;

interface Asked {
  readonly uses: readonly ScanUseInput[];
  readonly audience: string;
  readonly linePercent: number;
}

interface Answer {
  readonly to: Asked;
  /** Absent if the request failed. */
  readonly report?: ScanReport;
}

/**
 * The report on keys for the reader's audience and line; undefined until it arrives. Sends names of
 * keys and counts, nothing else.
 */
export function useScanReport(uses: readonly ScanUseInput[] | undefined) {
  const environment = useRelayEnvironment();
  const { audience, linePercent } = usePreferences();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!uses) return undefined;
    const ended = new AbortController();
    const to = { uses, audience, linePercent };
    fetchUnstored<useScanReportQuery>(environment, scanReportQuery, to, ended.signal).then(
      ({ scanReport }) => !ended.signal.aborted && setAnswer({ to, report: scanReport }),
      () => !ended.signal.aborted && setAnswer({ to }),
    );
    return () => ended.abort();
  }, [environment, uses, audience, linePercent, attempt]);

  // An earlier answer would stand under the name of another audience.
  const current =
    answer?.to.uses === uses &&
    answer?.to.audience === audience &&
    answer.to.linePercent === linePercent
      ? answer
      : undefined;
  return {
    report: current?.report,
    hasFailed: current !== undefined && !current.report,
    retry: () => setAttempt((count) => count + 1),
  };
}
