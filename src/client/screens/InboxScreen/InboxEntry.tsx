import type { KeyboardEvent } from 'react';
import type { InboxEntry_item$key } from '@/__generated__/InboxEntry_item.graphql';
import type { InboxMark } from '@/__generated__/useMarkInboxMutation.graphql';
import { Button } from '@/client/ui/Button';
import { Tag } from '@/client/ui/Tag';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

const REASONS: Readonly<Record<string, string>> = {
  OWNS_DECISION: 'You own this decision',
  MADE_DECISION: 'You decided or proposed this',
  EDITS_PROJECT: 'You edit this project',
  WATCHES_PROJECT: 'You watch this project',
  WATCHES_SUBJECT: 'You watch this',
  MANAGES_WORKSPACE: 'You manage this workspace',
};

interface InboxEntryProps {
  readonly item: InboxEntry_item$key;
  readonly mark: (how: InboxMark) => void;
}

export function InboxEntry({ mark, ...props }: InboxEntryProps) {
  const { reason, sentence, path, createdAt, isSeen } = useFragment(
    graphql`
      fragment InboxEntry_item on InboxItem {
        reason
        sentence
        path
        createdAt
        isSeen
      }
    `,
    props.item,
  );
  return (
    <li className={styles.entry}>
      <div>
        <p>
          {!isSeen && <Tag>Unread</Tag>}{' '}
          <Link
            href={path}
            onKeyDown={(event) => handleKey(event, () => mark('DONE'))}
            onClick={() => isSeen || mark('SEEN')}
          >
            {sentence}
          </Link>
        </p>
        <small>{`${REASONS[reason] ?? reason}. ${createdAt.slice(0, 10)}`}</small>
      </div>
      <span className={styles.actions}>
        {isSeen ? (
          <Button variant="quiet" onClick={() => mark('UNREAD')}>
            Unread
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => mark('SEEN')}>
            Seen
          </Button>
        )}
        <Button onClick={() => mark('DONE')}>Done</Button>
      </span>
    </li>
  );
}

/** Moves the focus among the items’ links. “e” finishes an item and moves on to the next. */
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
