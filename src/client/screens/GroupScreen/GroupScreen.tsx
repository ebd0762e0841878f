import type { GroupScreenQuery } from '@/__generated__/GroupScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { parseGroupView, toFeatureSort, toSortName } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import type { RouteUrl } from '@/relay/route/RouteUrl';
import { GroupChildren } from './GroupChildren';
import { GroupFeatures } from './GroupFeatures';
import { GroupHeader } from './GroupHeader';

/** The page size that `GroupFeatures_group` requests. */
const FEATURES_PER_PAGE = 50;

export const groupScreenQuery = graphql`
  query GroupScreenQuery(
    $audience: String!
    $linePercent: Float!
    $path: String!
    $sort: FeatureSort!
    $skip: Int!
  ) @throwOnFieldError {
    group(path: $path) {
      ...GroupHeader_group
      ...GroupChildren_group
      ...GroupFeatures_group
    }
    groupNearMatches(path: $path, first: 8) @catch(to: NULL) {
      path
      name
    }
  }
`;

export function groupScreenVariables(url: RouteUrl) {
  const { path, sort, page } = parseGroupView(url);
  return { path, sort: toFeatureSort(sort), skip: (page - 1) * FEATURES_PER_PAGE };
}

export function groupScreenOutcome({
  group,
}: GroupScreenQuery['response']): RouteOutcome | undefined {
  return group ? undefined : { status: 404 };
}

export function GroupScreen({ queryRef }: ScreenProps<GroupScreenQuery>) {
  const { group, groupNearMatches } = usePreloadedQuery<GroupScreenQuery>(
    groupScreenQuery,
    queryRef,
  );
  const { path, sort, skip } = queryRef.variables;
  if (!group) {
    const matches = groupNearMatches?.map((match) => ({
      href: href.group(match.path),
      label: match.name,
    }));
    return <NotFound what="group" wanted={path} matches={matches} />;
  }
  return (
    <>
      <GroupHeader group={group} />
      <GroupChildren group={group} />
      <GroupFeatures
        group={group}
        sort={toSortName(sort)}
        page={skip / FEATURES_PER_PAGE + 1}
        pageSize={FEATURES_PER_PAGE}
      />
    </>
  );
}

export const groupScreen: ScreenDefinition<GroupScreenQuery> = {
  Screen: GroupScreen,
  query: groupScreenQuery,
  variables: groupScreenVariables,
  outcome: groupScreenOutcome,
};
