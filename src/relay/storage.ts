// A port over localStorage: only our own keys, sizes in characters, and no exception ever leaves it.
// What one would get wrong: any access may throw, at any time, since a reader can block storage while a page is open.

/** Every key of ours begins with this; nothing else is ever looked at. */
const OWN_PREFIX = 'plimsoll-store:';

export type WriteResult = 'written' | 'full' | 'blocked';

export type StorageArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Keys are without our prefix. What is blocked reads as empty. */
export class OwnStorage {
  constructor(private readonly area: StorageArea) {}

  keys(): string[] {
    return attempt(() => Array.from({ length: this.area.length }, (_, index) => this.area.key(index) ?? ''), [])
      .filter((key) => key.startsWith(OWN_PREFIX))
      .map((key) => key.slice(OWN_PREFIX.length));
  }

  read(key: string): string | undefined {
    return attempt(() => this.area.getItem(OWN_PREFIX + key) ?? undefined, undefined);
  }

  write(key: string, value: string): WriteResult {
    try {
      this.area.setItem(OWN_PREFIX + key, value);
      return 'written';
    } catch (error) {
      return isQuotaError(error) ? 'full' : 'blocked';
    }
  }

  remove(key: string): void {
    attempt(() => this.area.removeItem(OWN_PREFIX + key), undefined);
  }
}

/** Characters an entry takes, its key included. */
export function charactersOf(key: string, value: string): number {
  return OWN_PREFIX.length + key.length + value.length;
}

/** A storage event's key as `OwnStorage` names it; undefined where it is not ours. */
export function ownKeyOf(event: StorageEvent): string | undefined {
  return event.key?.startsWith(OWN_PREFIX) === true ? event.key.slice(OWN_PREFIX.length) : undefined;
}

/** Undefined where the browser has no storage or refuses it. */
export function openLocalStorage(): OwnStorage | undefined {
  return attempt(() => new OwnStorage(window.localStorage), undefined);
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error || error instanceof DOMException ? /quota/i.test(error.name) : false;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
