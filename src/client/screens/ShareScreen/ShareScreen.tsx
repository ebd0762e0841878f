import type { ShareScreenQuery } from '@/__generated__/ShareScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { shareOutcome, shareVariables } from './shareOutcome';
import { SharePage } from './SharePage';

export const shareScreenQuery = graphql`
  query ShareScreenQuery($slug: String!, $audience: String!) @throwOnFieldError {
    ...SharePage_query
    feature(slug: $slug) {
      __typename
      ... on Feature {
        ...SharePage_feature @alias(as: "shared")
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
  const answer = usePreloadedQuery<ShareScreenQuery>(shareScreenQuery, queryRef);
  const { feature, featureNearMatches } = answer;
  if (feature?.__typename === 'Feature')
    return feature.shared && <SharePage feature={feature.shared} query={answer} />;
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
      matches={matches.map(({ slug, name }) => ({ href: href.share(slug), label: name }))}
    />
  );
}

export const shareScreen: ScreenDefinition<ShareScreenQuery> = {
  Screen: ShareScreen,
  query: shareScreenQuery,
  variables: shareVariables,
  outcome: shareOutcome,
};
