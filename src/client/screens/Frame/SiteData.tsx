import { type ReactNode, Suspense, useState } from 'react';
import type { siteQuery as SiteQuery, siteQuery$data } from '@/__generated__/siteQuery.graphql';
import { useLazyLoadQuery } from '@/relay/hooks';
import { RouteErrorBoundary } from '@/relay/route/RouteErrorBoundary';
import { usePreferences } from '@/relay/route/RouteRoot';
import { siteQuery } from '@/relay/route/siteQuery';

interface SiteDataProps {
  /** Shown while the data is loading or unavailable: the frame never blocks a page. */
  readonly fallback: ReactNode;
  readonly children: (query: siteQuery$data) => ReactNode;
}

/**
 * The frame's own data. On server-rendered pages it is in the store from the start; after switching
 * to another audience it is fetched. Only then is there a Suspense boundary, because the server's
 * HTML must not need JavaScript to appear. Each audience has its own boundary; otherwise React
 * would keep the old page until the frame's data arrives.
 */
export function SiteData({ fallback, children }: SiteDataProps) {
  const { audience } = usePreferences();
  const [firstAudience] = useState(audience);
  const answer = <Answer audience={audience}>{children}</Answer>;
  return (
    <RouteErrorBoundary resetOn={audience} Failure={() => fallback} onRetry={() => undefined}>
      {audience === firstAudience ? (
        answer
      ) : (
        <Suspense key={audience} fallback={fallback}>
          {answer}
        </Suspense>
      )}
    </RouteErrorBoundary>
  );
}

function Answer({ audience, children }: { audience: string; children: SiteDataProps['children'] }) {
  return children(
    useLazyLoadQuery<SiteQuery>(siteQuery, { audience }, { fetchPolicy: 'store-or-network' }),
  );
}
