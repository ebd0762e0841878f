import { useEffect } from 'react';
import type {
  InboxList_viewer$data,
  InboxList_viewer$key,
} from '@/__generated__/InboxList_viewer.graphql';
import type { InboxListPaginationQuery } from '@/__generated__/InboxListPaginationQuery.graphql';
import { announceUnread } from '@/browser/device/unreadCount';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatCountWithNoun } from '@/domain/format';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';
import { InboxEntry } from './InboxEntry';
import { useMarkInbox } from './useMarkInbox';
import styles from '@/client/ui/Form.module.css';

const PAGE = 25;

export function InboxList(props: { readonly viewer: InboxList_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    InboxListPaginationQuery,
    InboxList_viewer$key
  >(
    graphql`
      fragment InboxList_viewer on Viewer
      @refetchable(queryName: "InboxListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        unreadCount
        inbox(first: $count, after: $cursor) @connection(key: "InboxList_inbox", filters: []) {
          edges {
            node {
              id
              isSeen
              isDone
              ...InboxEntry_item
            }
          }
        }
      }
    `,
    props.viewer,
  );
  useEffect(announceUnread, [data.unreadCount]);
  return (
    <>
      <InboxItems
        items={data.inbox.edges.map(({ node }) => node).filter(({ isDone }) => !isDone)}
        unreadCount={data.unreadCount}
        isComplete={!hasNext}
      />
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </>
  );
}

interface InboxItemsProps {
  readonly items: readonly InboxList_viewer$data['inbox']['edges'][number]['node'][];
  readonly unreadCount: number;
  /** The server has no more items. */
  readonly isComplete: boolean;
}

function InboxItems({ items, unreadCount, isComplete }: InboxItemsProps) {
  const [state, mark] = useMarkInbox();
  const unread = items.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  const marked = state.status === 'done' ? state.response.markInbox : undefined;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{marked?.items.some(({ isDone }) => isDone) && 'Marked as done.'}</span>
      </VisuallyHidden>
      {items.length === 0 && isComplete ? (
        <EmptyState title="All clear.">
          <p>Decisions you own appear here when their evidence changes.</p>
        </EmptyState>
      ) : (
        <InboxSummary
          unreadCount={unreadCount}
          onMarkAll={unread.length > 0 ? () => mark(unread, 'SEEN') : undefined}
        />
      )}
      <ChangeProblem state={state} problems={marked?.problems} />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <InboxEntry key={item.id} item={item} mark={(how) => mark([item.id], how)} />
          ))}
        </ul>
      )}
    </>
  );
}

interface InboxSummaryProps {
  readonly unreadCount: number;
  /** Absent if nothing shown is unread. */
  readonly onMarkAll: (() => void) | undefined;
}

function InboxSummary({ unreadCount, onMarkAll }: InboxSummaryProps) {
  return (
    <p className={styles.actions}>
      {`${formatCountWithNoun(unreadCount, 'item')} unread.`}
      {onMarkAll && (
        <Button variant="quiet" onClick={onMarkAll}>
          Mark all as seen
        </Button>
      )}
      <small>Arrow keys move between items; “e” marks one as done.</small>
    </p>
  );
}
