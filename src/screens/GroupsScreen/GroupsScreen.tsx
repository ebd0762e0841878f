import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { GroupsScreenQuery } from '@/__generated__/GroupsScreenQuery.graphql';
import type { ScreenProps } from '@/relay/route';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

import { GroupTree } from './GroupTree';

export const groupsScreenQuery = graphql`
  query GroupsScreenQuery @throwOnFieldError {
    groups {
      ...GroupTree_groups
    }
  }
`;

export function GroupsScreen({ queryRef }: ScreenProps<GroupsScreenQuery>) {
  const { groups } = usePreloadedQuery<GroupsScreenQuery>(groupsScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Feature groups"
        description="The features of the web platform by what they are for."
        path="/groups"
      />
      <PageTitle
        title="Groups"
        lede={
          <p>
            Features by what they are for. A group counts the features of the groups below it too.
          </p>
        }
      />
      <GroupTree groups={groups} />
    </>
  );
}
