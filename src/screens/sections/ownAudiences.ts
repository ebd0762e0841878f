// The audiences made in this browser, with the secrets that delete them: in localStorage, and nowhere else but on the server as a hash.
import { useSyncExternalStore } from 'react';

import { OWN_AUDIENCES_KEY, readOwnAudiences, storedOwnAudiences, type OwnAudienceEntry } from './readOwnAudiences';

/** Beyond this the oldest is forgotten here; it goes on as long as it is used. */
const MAX_ENTRIES = 50;

const NONE: readonly OwnAudienceEntry[] = [];

const listeners = new Set<() => void>();

export function useOwnAudiences(): readonly OwnAudienceEntry[] {
  return useSyncExternalStore(subscribe, readOwnAudiences, () => NONE);
}

/** Returns whether it could be written. */
export function rememberOwnAudience(entry: OwnAudienceEntry): boolean {
  return write([entry, ...readOwnAudiences().filter(({ key }) => key !== entry.key)].slice(0, MAX_ENTRIES));
}

/** As much as one more takes. */
const ROOM = ' '.repeat(256);

/** Whether this browser would remember one more: only trying says so. */
export function canRememberOwnAudience(): boolean {
  const stored = storedOwnAudiences();
  try {
    window.localStorage.setItem(OWN_AUDIENCES_KEY, `${stored ?? '[]'}${ROOM}`);
    if (stored === null) window.localStorage.removeItem(OWN_AUDIENCES_KEY);
    else window.localStorage.setItem(OWN_AUDIENCES_KEY, stored);
    return true;
  } catch {
    return false;
  }
}

export function forgetOwnAudience(key: string): void {
  write(readOwnAudiences().filter((entry) => entry.key !== key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function write(next: readonly OwnAudienceEntry[]): boolean {
  try {
    window.localStorage.setItem(OWN_AUDIENCES_KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}
