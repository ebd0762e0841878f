/* eslint-disable relay/unused-fields -- The report is read by the sections that show it. */
import { useEffect, useState } from 'react';
import type {
  ScanUseInput,
  useScanReportQuery$data,
  useScanReportQuery,
} from '@/__generated__/useScanReportQuery.graphql';
import { graphql, useRelayEnvironment } from '@/relay/hooks';
import { fetchUnstored } from '@/relay/network/fetchUnstored';
import { usePreferences } from '@/relay/route/RouteRoot';

export type ScanReport = useScanReportQuery$data['scanReport'];

interface ReportState {
  readonly of: readonly ScanUseInput[];
  readonly report?: ScanReport;
  readonly hasFailed?: boolean;
}

/**
 * The report on keys; the last one stays until the next arrives. Sends names of keys and counts,
 * nothing else.
 */
export function useScanReport(uses: readonly ScanUseInput[] | undefined) {
  const environment = useRelayEnvironment();
  const { audience, linePercent } = usePreferences();
  const [state, setState] = useState<ReportState>({ of: [] });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!uses) return undefined;
    const ended = new AbortController();
    fetchUnstored<useScanReportQuery>(
      environment,
      graphql`
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
              gainedShare
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
      `,
      { uses, audience, linePercent },
      ended.signal,
    ).then(
      ({ scanReport }) => !ended.signal.aborted && setState({ of: uses, report: scanReport }),
      () => !ended.signal.aborted && setState((last) => ({ ...last, of: uses, hasFailed: true })),
    );
    return () => ended.abort();
  }, [environment, uses, audience, linePercent, attempt]);

  return {
    report: uses ? state.report : undefined,
    hasFailed: state.hasFailed === true && state.of === uses,
    isCurrent: state.of === uses && !state.hasFailed,
    retry: () => setAttempt((count) => count + 1),
  };
}
