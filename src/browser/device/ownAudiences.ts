// The audiences created in this browser and the secrets that delete them. The secrets are in
// localStorage and, hashed, on the server; nowhere else.
import { useSyncExternalStore } from 'react';
import { parseList } from './parseList';
import { StoredValue } from './StoredValue';

export interface OwnAudienceEntry {
  readonly key: string;
  readonly name: string;
  readonly token: string;
}

/** Beyond this, the oldest is forgotten here; the audience itself lives on while it is used. */
const MAX_ENTRIES = 50;

/** Characters to reserve for one more entry. */
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

/** Returns whether it was stored. */
export function rememberOwnAudience(entry: OwnAudienceEntry): boolean {
  const others = entries.read().filter(({ key }) => key !== entry.key);
  return entries.write([entry, ...others].slice(0, MAX_ENTRIES));
}

export function removeOwnAudience(key: string): void {
  entries.write(entries.read().filter((entry) => entry.key !== key));
}

/** True if storage has room for one more. */
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
