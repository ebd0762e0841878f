import type { InboxMark, useMarkInboxMutation } from '@/__generated__/useMarkInboxMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

/** Shows the mark at once, and reverts it if the server refuses it. */
export function useMarkInbox() {
  const [state, commit] = useMutation<useMarkInboxMutation>(graphql`
    mutation useMarkInboxMutation($input: MarkInboxInput!) @raw_response_type {
      markInbox(input: $input) {
        items {
          id
          isSeen
          isDone
        }
        viewer {
          id
          unreadCount
        }
        problems {
          message
          path
        }
      }
    }
  `);

  function mark(ids: readonly string[], how: InboxMark): void {
    commit({
      variables: { input: { ids, mark: how } },
      optimisticResponse: {
        markInbox: {
          items: ids.map((id) => ({ id, isSeen: how !== 'UNREAD', isDone: how === 'DONE' })),
          viewer: null,
          problems: [],
        },
      },
    });
  }

  return [state, mark] as const;
}
