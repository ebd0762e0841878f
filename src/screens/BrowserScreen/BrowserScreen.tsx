import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { BrowserScreenQuery } from '@/__generated__/BrowserScreenQuery.graphql';
import type { RouteOutcome } from '@/relay/loadRoute';
import type { ScreenProps } from '@/relay/route';
import { NotFound } from '@/screens/sections/NotFound';

import { BrowserHeader } from './BrowserHeader';
import { BrowserReleases } from './BrowserReleases';

export const browserScreenQuery = graphql`
  query BrowserScreenQuery($audience: String!, $slug: String!) @throwOnFieldError {
    browser(slug: $slug) {
      ...BrowserHeader_browser
      ...BrowserReleases_browser
    }
    browserNearMatches(slug: $slug) {
      slug
      name
    }
  }
`;

export function browserScreenOutcome({
  browser,
}: BrowserScreenQuery['response']): RouteOutcome | undefined {
  return browser ? undefined : { status: 404 };
}

export function BrowserScreen({ queryRef }: ScreenProps<BrowserScreenQuery>) {
  const { browser, browserNearMatches } = usePreloadedQuery<BrowserScreenQuery>(
    browserScreenQuery,
    queryRef,
  );
  if (!browser) {
    const matches = browserNearMatches.map(({ slug, name }) => ({
      href: `/browsers/${slug}`,
      label: name,
    }));
    return <NotFound what="browser" wanted={queryRef.variables.slug} matches={matches} />;
  }
  return (
    <>
      <BrowserHeader browser={browser} />
      <BrowserReleases browser={browser} />
    </>
  );
}
