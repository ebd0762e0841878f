import type { ReleaseScreenQuery } from '@/__generated__/ReleaseScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import type { RouteUrl } from '@/relay/route/RouteUrl';
import { NeighboringReleases } from './NeighboringReleases';
import { ReleaseFacts } from './ReleaseFacts';
import { ReleaseHeader } from './ReleaseHeader';

const ReleaseNews = lazySection(
  async () =>
    (await import(/* webpackChunkName: "release-sections" */ './ReleaseNews')).ReleaseNews,
);

/** Features and keys per page, as `ReleaseNews_release` requests them. */
const PER_PAGE = 100;

export const releaseScreenQuery = graphql`
  query ReleaseScreenQuery($audience: String!, $slug: String!, $version: String!, $skip: Int!)
  @throwOnFieldError {
    release(browser: $slug, version: $version) {
      ...ReleaseHeader_release
      ...ReleaseFacts_release
      ...NeighboringReleases_release
      ...ReleaseNews_release
    }
    browser(slug: $slug) {
      name
      currentRelease {
        version
      }
    }
    browserNearMatches(slug: $slug) @catch(to: NULL) {
      slug
      name
    }
  }
`;

export function releaseScreenVariables(url: RouteUrl) {
  return {
    slug: url.param('slug'),
    version: url.param('version'),
    skip: (url.page - 1) * PER_PAGE,
  };
}

export function releaseScreenOutcome({
  release,
}: ReleaseScreenQuery['response']): RouteOutcome | undefined {
  return release ? undefined : { status: 404 };
}

export function ReleaseScreen({ queryRef }: ScreenProps<ReleaseScreenQuery>) {
  const data = usePreloadedQuery<ReleaseScreenQuery>(releaseScreenQuery, queryRef);
  const { slug, version, skip } = queryRef.variables;
  if (!data.release)
    return (
      <NotFound
        what="release"
        wanted={`${data.browser?.name ?? slug} ${version}`}
        matches={getMatches(data, slug)}
      />
    );
  return (
    <>
      <ReleaseHeader release={data.release} />
      <ReleaseFacts release={data.release} />
      <NeighboringReleases release={data.release} />
      <ReleaseNews release={data.release} page={skip / PER_PAGE + 1} pageSize={PER_PAGE} />
    </>
  );
}

export const releaseScreen: ScreenDefinition<ReleaseScreenQuery> = {
  Screen: ReleaseScreen,
  query: releaseScreenQuery,
  variables: releaseScreenVariables,
  outcome: releaseScreenOutcome,
};

/** The browser's releases if it is known, otherwise browsers with similar names. */
function getMatches({ browser, browserNearMatches }: ReleaseScreenQuery['response'], slug: string) {
  if (!browser)
    return browserNearMatches?.map((match) => ({
      href: href.browser(match.slug),
      label: match.name,
    }));
  const { name, currentRelease } = browser;
  return [
    { href: href.browser(slug), label: `All releases of ${name}` },
    ...(currentRelease
      ? [
          {
            href: href.release(slug, currentRelease.version),
            label: `${name} ${currentRelease.version}, the current release`,
          },
        ]
      : []),
  ];
}
