import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { FeatureScreenQuery } from '@/__generated__/FeatureScreenQuery.graphql';
import type { ScreenProps } from '@/relay/route';
import { NotFound } from '@/screens/sections/NotFound';

import { FeaturePage } from './FeaturePage';
import { MovedFeature } from './MovedFeature';
import { SplitFeature } from './SplitFeature';

export const featureScreenQuery = graphql`
  query FeatureScreenQuery(
    $slug: String!
    $audience: String!
    $linePercent: Float!
    $keysSkip: Int!
  ) @throwOnFieldError {
    feature(slug: $slug) {
      __typename
      ... on Feature {
        ...FeaturePage_feature @alias(as: "page")
      }
      ... on MovedFeature {
        movedTo {
          slug
        }
        ...MovedFeature_moved @alias(as: "moved")
      }
      ... on SplitFeature {
        ...SplitFeature_split @alias(as: "split")
      }
    }
    featureNearMatches(slug: $slug, first: 5) {
      slug
      name
    }
    baselineNow {
      asOf
    }
  }
`;

export function FeatureScreen({ queryRef }: ScreenProps<FeatureScreenQuery>) {
  const { feature, featureNearMatches, baselineNow } = usePreloadedQuery<FeatureScreenQuery>(
    featureScreenQuery,
    queryRef,
  );
  const at = { today: baselineNow.asOf, keysSkip: queryRef.variables.keysSkip };

  if (feature?.__typename === 'Feature' && feature.page)
    return <FeaturePage feature={feature.page} {...at} />;
  if (feature?.__typename === 'MovedFeature' && feature.moved)
    return <MovedFeature moved={feature.moved} />;
  if (feature?.__typename === 'SplitFeature' && feature.split)
    return <SplitFeature split={feature.split} />;
  return (
    <NotFound
      what="feature"
      wanted={queryRef.variables.slug}
      matches={featureNearMatches.map(({ slug, name }) => ({
        href: `/features/${slug}`,
        label: name,
      }))}
    />
  );
}
