import type { ChangesScreenQuery } from '@/__generated__/ChangesScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { changesFeedHref, changesHref } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { DayPairForm } from './DayPairForm';
import { LatestChanges } from './LatestChanges';
import { VersionPairs } from './VersionPairs';

export const changesScreenQuery = graphql`
  query ChangesScreenQuery($audience: String!) @throwOnFieldError {
    ...LatestChanges_query
    ...DayPairForm_query
    ...VersionPairs_query
  }
`;

/** The latest changes, and forms to compare days or data versions. */
export function ChangesScreen({ queryRef }: ScreenProps<ChangesScreenQuery>) {
  const query = usePreloadedQuery<ChangesScreenQuery>(changesScreenQuery, queryRef);
  const { audience } = usePreferences();
  return (
    <>
      <PageMeta
        title="Changes"
        description="What changed between two dates or two data versions: new features, Baseline, browser support, and why coverage changed."
        path={href.changes()}
      />
      <PageTitle
        title="Changes"
        lede={
          <p>
            Why numbers change: browsers ship, people update, data is corrected, features are
            defined differently. <a href={changesFeedHref(audience)}>Follow by Atom</a>.
          </p>
        }
      />
      <LatestChanges query={query} />
      <DayPairForm query={query} />
      <VersionPairs query={query} />
    </>
  );
}

export const changesScreen: ScreenDefinition<ChangesScreenQuery> = {
  Screen: ChangesScreen,
  query: changesScreenQuery,
  variables: () => ({}),
  // Submitting the page's form without scripts leads here.
  outcome: (_, url) => {
    const [from, to] = [url.search('from'), url.search('to')];
    if (from === undefined || to === undefined) return undefined;
    const kept = { audience: url.search('audience'), line: url.search('line') };
    return { status: 308, location: addressWith(changesHref({ from, to }), kept) };
  },
};
