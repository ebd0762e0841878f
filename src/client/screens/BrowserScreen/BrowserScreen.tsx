import type { BrowserScreenQuery } from '@/__generated__/BrowserScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { BrowserFacts } from './BrowserFacts';
import { BrowserHeader } from './BrowserHeader';
import { BrowserReleases } from './BrowserReleases';

export const browserScreenQuery = graphql`
  query BrowserScreenQuery($audience: String!, $slug: String!) @throwOnFieldError {
    browser(slug: $slug) {
      ...BrowserHeader_browser
      ...BrowserFacts_browser
      ...BrowserReleases_browser
    }
    browserNearMatches(slug: $slug) @catch(to: NULL) {
      slug
      name
    }
  }
`;

export function browserScreenOutcome({
  browser,
}: Pick<BrowserScreenQuery['response'], 'browser'>): RouteOutcome | undefined {
  return browser ? undefined : { status: 404 };
}

export function BrowserScreen({ queryRef }: ScreenProps<BrowserScreenQuery>) {
  const { browser, browserNearMatches } = usePreloadedQuery<BrowserScreenQuery>(
    browserScreenQuery,
    queryRef,
  );
  if (!browser) {
    const matches = browserNearMatches?.map(({ slug, name }) => ({
      href: href.browser(slug),
      label: name,
    }));
    return <NotFound what="browser" wanted={queryRef.variables.slug} matches={matches} />;
  }
  return (
    <>
      <BrowserHeader browser={browser} />
      <BrowserFacts browser={browser} />
      <BrowserReleases browser={browser} />
    </>
  );
}

export const browserScreen: ScreenDefinition<BrowserScreenQuery> = {
  Screen: BrowserScreen,
  query: browserScreenQuery,
  variables: (url) => ({ slug: url.param('slug') }),
  outcome: browserScreenOutcome,
};
