import type { GroupsScreenQuery } from '@/__generated__/GroupsScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { GroupTree } from './GroupTree';

export const groupsScreenQuery = graphql`
  query GroupsScreenQuery($audience: String!, $linePercent: Float!) @throwOnFieldError {
    groups {
      ...GroupTree_groups
    }
  }
`;

export function GroupsScreen({ queryRef }: ScreenProps<GroupsScreenQuery>) {
  const { linePercent } = usePreferences();
  const { groups } = usePreloadedQuery<GroupsScreenQuery>(groupsScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Feature groups"
        description="Features of the web platform, grouped by purpose."
        path={href.groups()}
      />
      <PageTitle
        title="Groups"
        lede={
          <p>
            {`Features grouped by purpose. The bars show how many features reach your line of ${formatLine(linePercent)}, including subgroups.`}
          </p>
        }
      />
      <GroupTree groups={groups} />
    </>
  );
}

export const groupsScreen: ScreenDefinition<GroupsScreenQuery> = {
  Screen: GroupsScreen,
  query: groupsScreenQuery,
  variables: () => ({}),
};
