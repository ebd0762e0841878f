import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { ShareScreenQuery } from '@/__generated__/ShareScreenQuery.graphql';
import { formatLine } from '@/domain/formatPercent';
import { usePreferences } from '@/relay/RouteRoot';
import type { ScreenProps } from '@/relay/route';
import { NotFound } from '@/screens/sections/NotFound';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

import { ShareBadge } from './ShareBadge';
import { ShareCard } from './ShareCard';
import { ShareFeeds } from './ShareFeeds';
import { ShareFiles } from './ShareFiles';

export const shareScreenQuery = graphql`
  query ShareScreenQuery($slug: String!, $audience: String!) @throwOnFieldError {
    siteAddress
    audience(key: $audience) {
      name
    }
    feature(slug: $slug) {
      __typename
      ... on Feature {
        slug
        name
      }
      ... on MovedFeature {
        movedTo {
          slug
          name
        }
      }
      ... on SplitFeature {
        splitInto {
          slug
          name
        }
      }
    }
    featureNearMatches(slug: $slug, first: 5) {
      slug
      name
    }
  }
`;

/** How to take the answer about one feature elsewhere: every address and text on it can be used as it stands. */
export function ShareScreen({ queryRef }: ScreenProps<ShareScreenQuery>) {
  const { siteAddress, audience, feature, featureNearMatches } =
    usePreloadedQuery<ShareScreenQuery>(shareScreenQuery, queryRef);
  const { linePercent } = usePreferences();
  if (feature?.__typename !== 'Feature') {
    const matches =
      feature?.__typename === 'SplitFeature'
        ? feature.splitInto
        : feature?.__typename === 'MovedFeature'
          ? [feature.movedTo]
          : featureNearMatches;
    return (
      <NotFound
        what="feature"
        wanted={queryRef.variables.slug}
        matches={matches.map(({ slug, name }) => ({
          href: `/features/${slug}/share`,
          label: name,
        }))}
      />
    );
  }
  const { slug, name } = feature;
  const of = { slug, name, siteAddress };
  return (
    <>
      <PageMeta
        title={`Share ${name}`}
        description={`Badge, card, feeds and files about ${name} for other sites and tools.`}
        path={`/features/${slug}/share`}
      />
      <PageTitle
        crumbs={[
          { label: 'Features', href: '/features' },
          { label: name, href: `/features/${slug}` },
        ]}
        title={`Share ${name}`}
        lede={`For the audience ${audience?.name ?? queryRef.variables.audience} and a line of ${formatLine(linePercent)}: choose another above, and everything here follows. What you paste keeps up with the data, and asks your readers for nothing.`}
      />
      <ShareBadge {...of} />
      <ShareCard {...of} />
      <ShareFeeds {...of} />
      <ShareFiles {...of} />
    </>
  );
}
