// A port over localStorage: only our own keys, sizes in characters, and no exception ever leaves
// it. Easy to get wrong: any access may throw, at any time, since a reader can block storage while
// a page is open.

/** Every key of the answers on disk begins with this; nothing else is ever looked at. */
const OWN_PREFIX = 'plimsoll-store:';

export type WriteResult = 'written' | 'full' | 'blocked';

export type StorageArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Keys have no prefix here. Blocked storage reads as empty. */
export class OwnStorage {
  /**
   * Code that stores something other than answers names its own prefix: what is under another
   * one is never looked at, nor removed.
   */
  constructor(
    private readonly area: StorageArea,
    private readonly prefix = OWN_PREFIX,
  ) {}

  keys(): string[] {
    return attempt(
      () => Array.from({ length: this.area.length }, (_, index) => this.area.key(index) ?? ''),
      [],
    )
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length));
  }

  read(key: string): string | undefined {
    return attempt(() => this.area.getItem(this.prefix + key) ?? undefined, undefined);
  }

  write(key: string, value: string): WriteResult {
    try {
      this.area.setItem(this.prefix + key, value);
      return 'written';
    } catch (error) {
      return isQuotaError(error) ? 'full' : 'blocked';
    }
  }

  remove(key: string): void {
    attempt(() => this.area.removeItem(this.prefix + key), undefined);
  }
}

/** Characters an entry takes, its key included. */
export function countCharacters(key: string, value: string): number {
  return OWN_PREFIX.length + key.length + value.length;
}

/** A storage event's key as `OwnStorage` names it; undefined if it is not ours. */
export function toOwnKey(event: StorageEvent): string | undefined {
  return event.key?.startsWith(OWN_PREFIX) === true
    ? event.key.slice(OWN_PREFIX.length)
    : undefined;
}

/** Undefined if the browser has no storage or refuses it. */
export function openLocalStorage(prefix?: string): OwnStorage | undefined {
  return attempt(() => new OwnStorage(window.localStorage, prefix), undefined);
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error || error instanceof DOMException
    ? /quota/i.test(error.name)
    : false;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
