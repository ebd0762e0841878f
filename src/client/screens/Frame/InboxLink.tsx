import { useSyncExternalStore } from 'react';
import { onUnreadChange, readUnreadCount } from '@/browser/device/unreadCount';
import { teamHref } from '@/domain/routes/teams';
import { Link } from '@/relay/route/Link';
import styles from './InboxLink.module.css';

/** Shows how much is unread, as the server said in an earlier response. */
export function InboxLink() {
  const count = useSyncExternalStore(onUnreadChange, readUnreadCount, () => 0);
  return (
    <Link
      href={teamHref.inbox()}
      className={styles.link}
      aria-label={count > 0 ? `Inbox, ${count} unread` : 'Inbox'}
    >
      {count > 0 ? `Inbox ${count > 99 ? '99+' : count}` : 'Inbox'}
    </Link>
  );
}
