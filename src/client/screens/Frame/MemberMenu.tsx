import { type MouseEvent, useEffect, useId, useSyncExternalStore } from 'react';
import { isMember } from '@/browser/device/isMember';
import { signOutEverywhere } from '@/browser/device/signOutEverywhere';
import { onUnreadChange, readUnreadCount } from '@/browser/device/unreadCount';
import { AccountForm } from '@/client/sections/AccountForm';
import { SignOutNote } from '@/client/sections/SignOutNote';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { Link } from '@/relay/route/Link';
import styles from './MemberMenu.module.css';
import { useMemberName } from './useMemberName';

/** The ways of a reader who is signed in, under their name; with how much of the inbox is unread. */
export function MemberMenu() {
  const id = useId();
  useEffect(reloadIfSignedOut, []);
  const name = useMemberName();
  const unread = useSyncExternalStore(onUnreadChange, readUnreadCount, () => 0);
  const count = unread > 99 ? '99+' : String(unread);
  const label = name ?? 'Account';
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={styles.name}
        aria-label={unread > 0 ? `${label}, ${unread} unread in your inbox` : label}
      >
        <span>{label}</span>
        {unread > 0 && <small>{count}</small>}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <ul>
          <li>
            <Link href={teamHref.inbox()} onClick={closeMenu}>
              Inbox{unread > 0 && ` (${count} unread)`}
            </Link>
          </li>
          <li>
            <Link href={href.workspaces()} onClick={closeMenu}>
              Workspaces
            </Link>
          </li>
          <li>
            <Link href={href.account()} onClick={closeMenu}>
              Account
            </Link>
          </li>
        </ul>
        <AccountForm action="sign-out" submit="Sign out" variant="plain" onDone={signOutEverywhere}>
          {() => <SignOutNote />}
        </AccountForm>
      </div>
    </>
  );
}

/** A link of this site changes the page and leaves the menu open. */
function closeMenu({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The back button may bring this page as it was, with what teams decided, after a sign-out. */
function reloadIfSignedOut(): () => void {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isMember()) window.location.reload();
  };
  window.addEventListener('pageshow', check);
  return () => window.removeEventListener('pageshow', check);
}
