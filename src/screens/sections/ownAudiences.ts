// The audiences made in this browser, with the secrets that delete them: in localStorage, and nowhere else but on the server as a hash.
import { useSyncExternalStore } from 'react';

import { readOwnAudiences, writeOwnAudiences, type OwnAudienceEntry } from './ownAudienceStorage';

/** Beyond this the oldest is forgotten here; it goes on as long as it is used. */
const MAX_ENTRIES = 50;

const NONE: readonly OwnAudienceEntry[] = [];

const listeners = new Set<() => void>();

export function useOwnAudiences(): readonly OwnAudienceEntry[] {
  return useSyncExternalStore(subscribe, readOwnAudiences, () => NONE);
}

/** Returns whether it could be written. */
export function rememberOwnAudience(entry: OwnAudienceEntry): boolean {
  return write(
    [entry, ...readOwnAudiences().filter(({ key }) => key !== entry.key)].slice(0, MAX_ENTRIES),
  );
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
  const isWritten = writeOwnAudiences(next);
  if (isWritten) for (const listener of listeners) listener();
  return isWritten;
}
