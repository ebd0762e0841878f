/* eslint-disable relay/unused-fields -- The statuses go whole to CoverageVerdict’s parts. */
import type { FeatureSetScreenQuery } from '@/__generated__/FeatureSetScreenQuery.graphql';
import { CoverageVerdict } from '@/client/sections/CoverageVerdict';
import { NotFound } from '@/client/sections/NotFound';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Columns } from '@/client/ui/Columns';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { AbsentFeatures } from './AbsentFeatures';
import { featureSetOutcome, featureSetVariables } from './featureSetOutcome';

// One chunk: who reads on needs all of it.
const AsOfNote = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-set-sections" */ '@/client/sections/AsOfNote'))
      .AsOfNote,
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
        name
        discouraged {
          __typename
        }
        baseline @catch {
          status
          newlyOn
        }
      }
      absent {
        __typename
        slug
        matches {
          slug
          name
        }
      }
      ...AbsentFeatures_set
      ...SetCosts_set
      ...SetGaps_set
      coverage(audience: $audience) @catch {
        ...CoverageVerdict_coverage
        ...ShortBrowsers_coverage
        ...SetDrops_coverage
      }
    }
  }
`;

/** Titles with more names give a count instead. */
const NAMES_IN_TITLE = 3;

export function FeatureSetScreen({ queryRef }: ScreenProps<FeatureSetScreenQuery>) {
  const { featureSet } = usePreloadedQuery<FeatureSetScreenQuery>(featureSetScreenQuery, queryRef);
  const { linePercent } = usePreferences();
  const { features, absent, coverage } = featureSet;
  const slugs = features.map(({ slug }) => slug);
  // Whether a set is in a target is known only if it is known of every feature.
  const baselines = features.every(({ baseline }) => baseline.ok)
    ? features.flatMap(({ baseline }) => (baseline.ok ? [baseline.value] : []))
    : [];
  const isAlone = features.length === 1;
  const subject = isAlone ? 'it' : 'all of them';
  const title = getTitle(features.map(({ name }) => name));
  if (features.length === 0) {
    const matches = absent
      .flatMap((name) => name.matches)
      .map(({ slug, name }) => ({ href: href.feature(slug), label: name }));
    return (
      <NotFound
        what="set of features"
        wanted={absent.map(({ slug }) => slug).join(', ')}
        matches={matches}
      />
    );
  }
  return (
    <>
      <AsOfNote />
      <PageMeta
        title={title}
        description={
          isAlone
            ? `Add features to ${features[0]!.name} to see how much of your audience can use all of them.`
            : `How much of your audience can use ${title}, and which feature each release lacks.`
        }
        path={href.featureSet(slugs)}
      />
      <PageTitle
        crumbs={[{ label: 'Features', href: href.features() }]}
        title={title}
        lede={<p>{getLede(features.length)}</p>}
      />
      <AbsentFeatures set={featureSet} />
      {coverage.ok ? (
        <CoverageVerdict
          coverage={coverage.value}
          isDiscouraged={features.some(({ discouraged }) => discouraged != null)}
          copied={{ name: isAlone ? features[0]!.name : title, path: href.featureSet(slugs) }}
          parts={baselines}
          subject={subject}
        />
      ) : (
        <SectionFailure what="The coverage of the set" errors={coverage.errors} />
      )}
      <AddFeature slugs={slugs} unknown={absent.map(({ slug }) => slug)} />
      <StackOfSet slugs={slugs} />
      <SetCosts set={featureSet} linePercent={linePercent} />
      <Columns
        main={<SetGaps set={featureSet} subject={subject} />}
        aside={
          coverage.ok && (
            <>
              <SetDrops coverage={coverage.value} linePercent={linePercent} subject={subject} />
              <ShortBrowsers coverage={coverage.value} />
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

function getLede(count: number): string {
  if (count === 1) return 'Add features to see who can use all of them.';
  return `A release counts only if it supports all ${count}.`;
}

function getTitle(names: readonly string[]): string {
  const rest = names.length - NAMES_IN_TITLE;
  if (names.length === 1) return `Combine ${names[0]} with other features`;
  return `${formatList(rest > 1 ? [...names.slice(0, NAMES_IN_TITLE), `${rest} more`] : names)} together`;
}
