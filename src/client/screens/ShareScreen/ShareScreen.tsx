import type { ShareScreenQuery } from '@/__generated__/ShareScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { ShareBadge } from './ShareBadge';
import { ShareCard } from './ShareCard';
import { ShareFeeds } from './ShareFeeds';
import { ShareFiles } from './ShareFiles';
import { shareOutcome, shareVariables } from './shareOutcome';

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
    featureNearMatches(slug: $slug, first: 5) @catch(to: NULL) {
      slug
      name
    }
  }
`;

/** Texts and links for using a feature's answer elsewhere, ready to paste. */
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
          : (featureNearMatches ?? []);
    return (
      <NotFound
        what="feature"
        wanted={queryRef.variables.slug}
        matches={matches.map(({ slug, name }) => ({
          href: href.share(slug),
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
        description={`Badge, card, feeds and files for ${name}, for other sites and tools.`}
        path={href.share(slug)}
      />
      <PageTitle
        crumbs={[
          { label: 'Features', href: href.features() },
          { label: name, href: href.feature(slug) },
        ]}
        title={`Share ${name}`}
        lede={`Everything here uses ${audience?.name ?? queryRef.variables.audience} and a ${formatLine(linePercent)} line; change them above. Embeds update themselves and don’t track your readers.`}
      />
      <ShareBadge {...of} />
      <ShareCard {...of} />
      <ShareFeeds {...of} />
      <ShareFiles {...of} />
    </>
  );
}

export const shareScreen: ScreenDefinition<ShareScreenQuery> = {
  Screen: ShareScreen,
  query: shareScreenQuery,
  variables: shareVariables,
  outcome: shareOutcome,
};
