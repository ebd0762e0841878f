import type { FeatureScreenQuery } from '@/__generated__/FeatureScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { AS_OF_PARAMETER } from '@/domain/asOf';
import { LOCALE_PARAMETER } from '@/domain/messages/locale';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import type { RouteUrl } from '@/relay/route/RouteUrl';
import { FeaturePage } from './FeaturePage';
import { featureVariables } from './featureVariables';
import { MovedFeature } from './MovedFeature';
import { SplitFeature } from './SplitFeature';

const AsOfNote = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ '@/client/sections/AsOfNote'))
      .AsOfNote,
);

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
    featureNearMatches(slug: $slug, first: 5) @catch(to: NULL) {
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
    return (
      <>
        <AsOfNote />
        <FeaturePage feature={feature.page} {...at} />
      </>
    );
  if (feature?.__typename === 'MovedFeature' && feature.moved)
    return <MovedFeature moved={feature.moved} />;
  if (feature?.__typename === 'SplitFeature' && feature.split)
    return <SplitFeature split={feature.split} />;
  return (
    <NotFound
      what="feature"
      wanted={queryRef.variables.slug}
      matches={featureNearMatches?.map(({ slug, name }) => ({
        href: href.feature(slug),
        label: name,
      }))}
    />
  );
}

/**
 * A moved feature redirects, preserving the reader's preferences in the URL; a split one is gone
 * (410), with a choice of successors.
 */
export function featureOutcome(
  { feature }: FeatureScreenQuery['response'],
  url: RouteUrl,
): RouteOutcome | undefined {
  if (!feature) return { status: 404 };
  if (feature.__typename === 'SplitFeature') return { status: 410 };
  if (feature.__typename !== 'MovedFeature') return undefined;
  const kept = { audience: url.search('audience'), line: url.search('line') };
  const asked = [AS_OF_PARAMETER, LOCALE_PARAMETER].flatMap((name) => {
    const value = url.search(name);
    return value === undefined ? [] : [[name, value]];
  });
  const query = String(new URLSearchParams(asked));
  return {
    status: 308,
    location: addressWith(`${href.feature(feature.movedTo.slug)}?${query}`, kept),
  };
}

export const featureScreen: ScreenDefinition<FeatureScreenQuery> = {
  Screen: FeatureScreen,
  query: featureScreenQuery,
  variables: featureVariables,
  outcome: featureOutcome,
};
