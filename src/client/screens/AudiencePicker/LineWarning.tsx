import { Suspense } from 'react';
import type { LineWarningQuery } from '@/__generated__/LineWarningQuery.graphql';
import { reachesLine } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/format';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { RouteErrorBoundary } from '@/relay/route/RouteErrorBoundary';

interface LineWarningProps {
  readonly audience: string;
  readonly linePercent: number;
}

/** Warns of a line that no feature can reach, because too few of the audience's releases are known. */
export function LineWarning(props: LineWarningProps) {
  return (
    <RouteErrorBoundary resetOn={props.audience} Failure={Nothing} onRetry={() => undefined}>
      <Suspense fallback={null}>
        <KnownShareWarning {...props} />
      </Suspense>
    </RouteErrorBoundary>
  );
}

function KnownShareWarning({ audience: key, linePercent }: LineWarningProps) {
  const { audienceLookup } = useLazyLoadQuery<LineWarningQuery>(
    graphql`
      query LineWarningQuery($key: String!) @throwOnFieldError {
        audienceLookup(key: $key) {
          audience {
            name
            trackedShare
          }
        }
      }
    `,
    { key },
    { fetchPolicy: 'store-or-network' },
  );
  const { audience } = audienceLookup;
  if (!audience || reachesLine(audience.trackedShare, linePercent)) return null;
  return (
    <p role="status">
      {`No feature can reach ${formatLine(linePercent)}: the browser version is known for only ${formatPercent(audience.trackedShare)} of ${audience.name}, and the rest counts as unknown.`}
    </p>
  );
}

/** Without an answer there is no warning; the form reports problems of the audience. */
function Nothing() {
  return null;
}
