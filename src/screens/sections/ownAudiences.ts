// The audiences made in this browser, with the secrets that delete them: in localStorage, and nowhere else but on the server as a hash.
import { useSyncExternalStore } from 'react';

export interface OwnAudienceEntry {
  readonly key: string;
  readonly name: string;
  readonly token: string;
}

const STORAGE_KEY = 'plimsoll-own-audiences';

/** Beyond this the oldest is forgotten here; it goes on as long as it is used. */
const MAX_ENTRIES = 50;

const NONE: readonly OwnAudienceEntry[] = [];

let text: string | null = null;
let entries = NONE;
const listeners = new Set<() => void>();

/** Newest first; empty where storage is blocked or holds something else, and on the server. */
function readOwnAudiences(): readonly OwnAudienceEntry[] {
  const stored = readStorage();
  if (stored !== text) {
    text = stored;
    entries = entriesOf(stored);
  }
  return entries;
}

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
  const stored = readStorage();
  try {
    window.localStorage.setItem(STORAGE_KEY, `${stored ?? '[]'}${ROOM}`);
    if (stored === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, stored);
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

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(next: readonly OwnAudienceEntry[]): boolean {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function entriesOf(stored: string | null): readonly OwnAudienceEntry[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : NONE;
  } catch {
    return NONE;
  }
}

function isEntry(value: unknown): value is OwnAudienceEntry {
  const { key, name, token } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && key.startsWith('custom:') && typeof name === 'string' && typeof token === 'string';
}
