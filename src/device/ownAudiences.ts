// The audiences made in this browser, with the secrets that delete them: in localStorage, and
// nowhere else but on the server as a hash.
import { useSyncExternalStore } from 'react';
import { parseList } from './parseList';
import { StoredValue } from './StoredValue';

/** An audience made in this browser, with the secret that deletes it. */
export interface OwnAudienceEntry {
  readonly key: string;
  readonly name: string;
  readonly token: string;
}

/** Beyond this the oldest is forgotten here; it goes on as long as it is used. */
const MAX_ENTRIES = 50;

/** Characters that one more takes. */
const ROOM = 256;

const KEY = 'plimsoll:own-audiences';
const NONE: readonly OwnAudienceEntry[] = [];

const entries = new StoredValue({
  key: KEY,
  formerKey: 'plimsoll-own-audiences',
  empty: NONE,
  parse: (text) => parseList(text, isEntry),
});

/** Newest first. */
export const readOwnAudiences = entries.read;

export function useOwnAudiences(): readonly OwnAudienceEntry[] {
  return useSyncExternalStore(entries.subscribe, entries.read, () => NONE);
}

/** Returns whether it could be written. */
export function rememberOwnAudience(entry: OwnAudienceEntry): boolean {
  const others = entries.read().filter(({ key }) => key !== entry.key);
  return entries.write([entry, ...others].slice(0, MAX_ENTRIES));
}

export function forgetOwnAudience(key: string): void {
  entries.write(entries.read().filter((entry) => entry.key !== key));
}

/** Whether this browser would remember one more. */
export function canRememberOwnAudience(): boolean {
  return entries.hasRoom(ROOM);
}

function isEntry(value: unknown): value is OwnAudienceEntry {
  const { key, name, token } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    key.startsWith('custom:') &&
    typeof name === 'string' &&
    typeof token === 'string'
  );
}
