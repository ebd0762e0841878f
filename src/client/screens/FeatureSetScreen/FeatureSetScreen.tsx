import type { FeatureSetScreenQuery } from '@/__generated__/FeatureSetScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { Columns } from '@/client/ui/Columns';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { FeatureSetHeader } from './FeatureSetHeader';
import { featureSetOutcome, featureSetVariables } from './featureSetOutcome';
import { SetVerdict } from './SetVerdict';

// One chunk, because readers who scroll down need all of it.
const AsOfNote = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-set-sections" */ '@/client/sections/AsOfNote'))
      .AsOfNote,
);
const AbsentFeatures = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-set-sections" */ './AbsentFeatures'))
      .AbsentFeatures,
);
const AddFeature = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-set-sections" */ './AddFeature')).AddFeature,
);
const StackOfSet = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-set-sections" */ './StackOfSet')).StackOfSet,
);
const SetCosts = lazySection(
  async () => (await import(/* webpackChunkName: "feature-set-sections" */ './SetCosts')).SetCosts,
);
const UseSet = lazySection(
  async () => (await import(/* webpackChunkName: "feature-set-sections" */ './UseSet')).UseSet,
);
const SetGaps = lazySection(
  async () => (await import(/* webpackChunkName: "feature-set-sections" */ './SetGaps')).SetGaps,
);
const SetDrops = lazySection(
  async () => (await import(/* webpackChunkName: "feature-set-sections" */ './SetDrops')).SetDrops,
);
const ShortBrowsers = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-set-sections" */ '@/client/sections/ShortBrowsers'))
      .ShortBrowsers,
);

export const featureSetScreenQuery = graphql`
  query FeatureSetScreenQuery($slugs: [String!]!, $audience: String!, $linePercent: Float!)
  @throwOnFieldError {
    featureSet(slugs: $slugs) {
      features {
        slug
        ...FeatureSetHeader_features
      }
      absent {
        slug
        matches {
          slug
          name
        }
      }
      ...SetVerdict_set
      ...AbsentFeatures_set
      ...SetCosts_set
      ...SetGaps_set
      # SetVerdict says if it failed.
      coverage(audience: $audience) @catch(to: NULL) {
        ...ShortBrowsers_coverage
        ...SetDrops_coverage
      }
    }
  }
`;

export function FeatureSetScreen({ queryRef }: ScreenProps<FeatureSetScreenQuery>) {
  const { featureSet } = usePreloadedQuery<FeatureSetScreenQuery>(featureSetScreenQuery, queryRef);
  const { linePercent } = usePreferences();
  const { features, absent, coverage } = featureSet;
  const slugs = features.map(({ slug }) => slug);
  const unknown = absent.map(({ slug }) => slug);
  const subject = slugs.length === 1 ? 'it' : 'all of them';
  if (slugs.length === 0)
    return (
      <NotFound
        what="set of features"
        wanted={unknown.join(', ')}
        matches={absent
          .flatMap(({ matches }) => matches)
          .map(({ slug, name }) => ({ href: href.feature(slug), label: name }))}
      />
    );
  return (
    <>
      <AsOfNote />
      <FeatureSetHeader features={features} />
      <AbsentFeatures set={featureSet} />
      <SetVerdict set={featureSet} />
      <AddFeature slugs={slugs} unknown={unknown} />
      <StackOfSet slugs={slugs} />
      <SetCosts set={featureSet} linePercent={linePercent} />
      <Columns
        main={<SetGaps set={featureSet} subject={subject} />}
        aside={
          coverage && (
            <>
              <SetDrops coverage={coverage} linePercent={linePercent} subject={subject} />
              <ShortBrowsers coverage={coverage} />
            </>
          )
        }
      />
      <UseSet slugs={slugs} />
    </>
  );
}

export const featureSetScreen: ScreenDefinition<FeatureSetScreenQuery> = {
  Screen: FeatureSetScreen,
  query: featureSetScreenQuery,
  variables: featureSetVariables,
  outcome: featureSetOutcome,
};
