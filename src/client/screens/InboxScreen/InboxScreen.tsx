import type { InboxScreenQuery } from '@/__generated__/InboxScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';

// Its list grows, which takes code that the first screen does not need.
const InboxList = lazySection(
  async () => (await import(/* webpackChunkName: "inbox-sections" */ './InboxList')).InboxList,
);

export const inboxScreenQuery = graphql`
  query InboxScreenQuery @throwOnFieldError {
    viewer {
      ...InboxList_viewer
    }
  }
`;

/** The items that a person should look at, across their teams. */
export function InboxScreen({ queryRef }: ScreenProps<InboxScreenQuery>) {
  const { viewer } = usePreloadedQuery<InboxScreenQuery>(inboxScreenQuery, queryRef);
  return (
    <PrivatePage title="Inbox" isSignedIn={viewer != null}>
      <PageTitle
        crumbs={[{ label: 'Workspaces', href: href.workspaces() }, { label: 'Inbox' }]}
        title="Inbox"
      />
      {viewer && <InboxList viewer={viewer} />}
    </PrivatePage>
  );
}

export const inboxScreen: ScreenDefinition<InboxScreenQuery> = {
  Screen: InboxScreen,
  query: inboxScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
