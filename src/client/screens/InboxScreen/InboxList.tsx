import { type KeyboardEvent, useEffect } from 'react';
import type { InboxList_viewer$key } from '@/__generated__/InboxList_viewer.graphql';
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
  const [state, mark] = useMarkInbox();
  const items = data.inbox.edges.map(({ node }) => node).filter(({ isDone }) => !isDone);
  const unread = items.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  useEffect(announceUnread, [data.unreadCount]);
  const marked = state.status === 'done' ? state.response.markInbox : undefined;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{marked?.items.some(({ isDone }) => isDone) && 'Marked as done.'}</span>
      </VisuallyHidden>
      {items.length === 0 && !hasNext ? (
        <EmptyState title="Nothing to look at.">
          <p>Decisions you own come here when what they rest on has changed.</p>
        </EmptyState>
      ) : (
        <p className={styles.actions}>
          {`${formatCountWithNoun(data.unreadCount, 'item')} unread.`}
          {unread.length > 0 && (
            <Button variant="quiet" onClick={() => mark(unread, 'SEEN')}>
              Mark all as seen
            </Button>
          )}
          <small>Arrow keys move between items; “e” marks one as done.</small>
        </p>
      )}
      <ChangeProblem state={state} problems={marked?.problems} />
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <InboxEntry
              key={item.id}
              item={item}
              mark={(how) => mark([item.id], how)}
              onKeyDown={(event) => handleKey(event, () => mark([item.id], 'DONE'))}
            />
          ))}
        </ul>
      )}
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </>
  );
}

/** Moves the focus among the items’ links; “e” is done with one and goes to the next. */
function handleKey(event: KeyboardEvent<HTMLAnchorElement>, finish: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.currentTarget.closest('ul');
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  } else if (event.key === 'e') {
    (links[at + 1] ?? links[at - 1])?.focus();
    finish();
  }
}
