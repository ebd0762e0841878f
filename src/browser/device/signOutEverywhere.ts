import { UNREAD_COOKIE } from '@/domain/protocol';

/** Drafts, the project that was chosen, and the name. */
const MEMBERS_OWN = /^plimsoll:(?:draft:|team:|member-name$)/;
const SIGNAL_KEY = 'plimsoll:signed-out';

/** Removes what a signed-in reader left on this device, and has other tabs show nothing of it. */
export function signOutEverywhere(): void {
  document.cookie = `${UNREAD_COOKIE}=; Path=/; Max-Age=0`;
  try {
    for (const name of Object.keys(window.localStorage))
      if (MEMBERS_OWN.test(name)) window.localStorage.removeItem(name);
    window.localStorage.setItem(SIGNAL_KEY, String(Date.now()));
  } catch {
    // Without storage there is nothing to remove, and no way to reach other tabs.
  }
}

/** True if signing out would remove text that was not recorded. */
export function hasUnrecorded(): boolean {
  try {
    return Object.keys(window.localStorage).some((name) => name.startsWith('plimsoll:draft:'));
  } catch {
    return false;
  }
}

/** Calls back when another tab signs out. */
export function onSignOut(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === SIGNAL_KEY && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
