import { type ReactNode, Suspense, useState } from 'react';
import type { siteQuery$data, siteQuery as SiteQuery } from '@/__generated__/siteQuery.graphql';
import { useLazyLoadQuery } from '@/relay/hooks';
import { RouteErrorBoundary } from '@/relay/route/RouteErrorBoundary';
import { usePreferences } from '@/relay/route/RouteRoot';
import { siteQuery } from '@/relay/route/siteQuery';

interface SiteDataProps {
  /**
   * What stands here where the data are on the way or out of reach: the frame never stops a page.
   */
  readonly fallback: ReactNode;
  readonly children: (query: siteQuery$data) => ReactNode;
}

/**
 * The frame's own data: in the store from the start on server-rendered pages, asked for where the
 * reader goes on to another audience. Only then is there a boundary, or the HTML would need scripts
 * to show what stands in it; and each audience has one of its own, or React would hold the old page
 * until the frame's data are there.
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
