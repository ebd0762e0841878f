/** An audience made in this browser, with the secret that deletes it. */
export interface OwnAudienceEntry {
  readonly key: string;
  readonly name: string;
  readonly token: string;
}

export const OWN_AUDIENCES_KEY = 'plimsoll-own-audiences';

const NONE: readonly OwnAudienceEntry[] = [];

let text: string | null = null;
let entries = NONE;

/** Newest first, and the same list as long as nothing changes; empty where storage is blocked or holds something else, and on the server. */
export function readOwnAudiences(): readonly OwnAudienceEntry[] {
  const stored = storedOwnAudiences();
  if (stored !== text) {
    text = stored;
    entries = entriesOf(stored);
  }
  return entries;
}

/** As it lies there; null where there is nothing or storage is blocked. */
export function storedOwnAudiences(): string | null {
  try {
    return window.localStorage.getItem(OWN_AUDIENCES_KEY);
  } catch {
    return null;
  }
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
