/** An audience made in this browser, with the secret that deletes it. */
export interface OwnAudienceEntry {
  readonly key: string;
  readonly name: string;
  readonly token: string;
}

const STORAGE_KEY = 'plimsoll-own-audiences';

const NONE: readonly OwnAudienceEntry[] = [];

let text: string | null = null;
let entries = NONE;

/** Newest first, and the same list as long as nothing changes; empty where storage is blocked or holds something else, and on the server. */
export function readOwnAudiences(): readonly OwnAudienceEntry[] {
  const stored = storedText();
  if (stored !== text) {
    text = stored;
    entries = entriesOf(stored);
  }
  return entries;
}

/** Returns whether they could be written. */
export function writeOwnAudiences(next: readonly OwnAudienceEntry[]): boolean {
  return write(JSON.stringify(next));
}

/** As much as one more takes. */
const ROOM = ' '.repeat(256);

/** Whether this browser would remember one more: only trying says so. */
export function canRememberOwnAudience(): boolean {
  const stored = storedText();
  if (!write(`${stored ?? '[]'}${ROOM}`)) return false;
  if (stored !== null) return write(stored);
  window.localStorage.removeItem(STORAGE_KEY);
  return true;
}

/** Writes, and says whether that went well. */
function write(value: string): boolean {
  try {
    window.localStorage.setItem(STORAGE_KEY, value);
    return true;
  } catch {
    return false;
  }
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
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
  return (
    typeof key === 'string' &&
    key.startsWith('custom:') &&
    typeof name === 'string' &&
    typeof token === 'string'
  );
}
