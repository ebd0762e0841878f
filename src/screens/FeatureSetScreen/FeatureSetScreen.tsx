import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { FeatureSetScreenQuery } from '@/__generated__/FeatureSetScreenQuery.graphql';
import { countOf } from '@/domain/formatCount';
import { listOf } from '@/domain/listOf';
import { usePreferences } from '@/relay/RouteRoot';
import type { ScreenProps } from '@/relay/route';
import { CoverageVerdict } from '@/screens/sections/CoverageVerdict';
import { featureSetHref } from '@/screens/sections/featureSetHref';
import { NotFound } from '@/screens/sections/NotFound';
import { PageMeta } from '@/screens/sections/PageMeta';
import { ShortBrowsers } from '@/screens/sections/ShortBrowsers';
import { Columns } from '@/ui/Columns';
import { PageTitle } from '@/ui/PageTitle';

import { AbsentFeatures } from './AbsentFeatures';
import { AddFeature } from './AddFeature';
import { SetCosts } from './SetCosts';
import { SetDrops } from './SetDrops';
import { SetGaps } from './SetGaps';
import { StackOfSet } from './StackOfSet';

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
      coverage(audience: $audience) {
        ...CoverageVerdict_coverage
        ...ShortBrowsers_coverage
        ...SetDrops_coverage
      }
    }
  }
`;

/** Names beyond this many are counted in a title, not told. */
const NAMES_IN_TITLE = 3;

export function FeatureSetScreen({ queryRef }: ScreenProps<FeatureSetScreenQuery>) {
  const { featureSet } = usePreloadedQuery<FeatureSetScreenQuery>(featureSetScreenQuery, queryRef);
  const { linePercent } = usePreferences();
  const { features, absent, coverage } = featureSet;
  const slugs = features.map(({ slug }) => slug);
  const isAlone = features.length === 1;
  const title = titleOf(features.map(({ name }) => name));
  if (features.length === 0) {
    const matches = absent
      .flatMap((name) => name.matches)
      .map(({ slug, name }) => ({ href: `/features/${slug}`, label: name }));
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
      <PageMeta
        title={title}
        description={`How much of your audience can use ${title}, all of them, and who is left out by which.`}
        path={featureSetHref(slugs)}
      />
      <PageTitle
        crumbs={[{ label: 'Features', href: '/features' }]}
        title={title}
        lede={<p>{ledeOf(features.length)}</p>}
      />
      <AbsentFeatures set={featureSet} />
      <CoverageVerdict
        coverage={coverage}
        isDiscouraged={features.some(({ discouraged }) => discouraged != null)}
        {...(!isAlone && { subject: 'all of them' })}
      />
      <AddFeature slugs={slugs} isUnknown={(name) => absent.some(({ slug }) => slug === name)} />
      <StackOfSet slugs={slugs} />
      <SetCosts set={featureSet} linePercent={linePercent} />
      <Columns
        main={<SetGaps set={featureSet} />}
        aside={
          <>
            <SetDrops coverage={coverage} linePercent={linePercent} />
            <ShortBrowsers coverage={coverage} />
          </>
        }
      />
    </>
  );
}

function ledeOf(count: number): string {
  if (count === 1) return 'One feature so far: add others to see who can use all of them.';
  return `${countOf(count, 'feature')}: a release counts where it has all of them.`;
}

function titleOf(names: readonly string[]): string {
  const rest = names.length - NAMES_IN_TITLE;
  if (names.length === 1) return `${names[0]} alone`;
  return `${listOf(rest > 1 ? [...names.slice(0, NAMES_IN_TITLE), `${rest} more`] : names)} together`;
}
