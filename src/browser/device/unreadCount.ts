// How much of the inbox is unread: the server says so in a cookie with answers it gives anyway, and a
// tab that changes it tells the others.
import { UNREAD_COOKIE } from '@/domain/protocol';

const CHANNEL = 'plimsoll:inbox';

/** 0 if nothing is known. */
export function readUnreadCount(): number {
  const [, count = ''] = new RegExp(`(?:^|; )${UNREAD_COOKIE}=(\\d+)`).exec(document.cookie) ?? [];
  return Number(count);
}

/** Has this tab and the others read it again. */
export function announceUnread(): void {
  window.dispatchEvent(new Event(CHANNEL));
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  channel.close();
}

/** Calls back when it may be another: here, in another tab, or while this one was away. */
export function onUnreadChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  window.addEventListener(CHANNEL, listener);
  window.addEventListener('focus', listener);
  return () => {
    channel.close();
    window.removeEventListener(CHANNEL, listener);
    window.removeEventListener('focus', listener);
  };
}
