import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { GroupScreenQuery } from '@/__generated__/GroupScreenQuery.graphql';
import type { RouteOutcome } from '@/relay/loadRoute';
import type { ScreenProps } from '@/relay/route';
import type { RouteUrl } from '@/relay/RouteUrl';
import { sortOfWord } from '@/screens/sections/featureSort';
import { NotFound } from '@/screens/sections/NotFound';

import { GroupChildren } from './GroupChildren';
import { GroupFeatures } from './GroupFeatures';
import { GroupHeader } from './GroupHeader';

/** As `GroupFeatures_group` asks for them. */
const FEATURES_PER_PAGE = 50;

export const groupScreenQuery = graphql`
  query GroupScreenQuery($audience: String!, $path: String!, $sort: FeatureSort!, $skip: Int!)
  @throwOnFieldError {
    group(path: $path) {
      ...GroupHeader_group
      ...GroupChildren_group
      ...GroupFeatures_group
    }
    groupNearMatches(path: $path, first: 8) {
      path
      name
    }
  }
`;

export function groupScreenVariables(url: RouteUrl) {
  return {
    path: url.params('path').join('/'),
    sort: sortOfWord(url.search('sort')),
    skip: (url.page - 1) * FEATURES_PER_PAGE,
  };
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
    const matches = groupNearMatches.map((match) => ({
      href: `/groups/${match.path}`,
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
        sort={sort}
        page={skip / FEATURES_PER_PAGE + 1}
        pageSize={FEATURES_PER_PAGE}
      />
    </>
  );
}
