// One value of the reader's under one storage key. Pitfall: every access may throw, since a reader
// can block storage while a page is open, and the stored text may have been written by anything.

interface StoredValueOptions<Value> {
  /**
   * `plimsoll:<name>`. Never use the prefix of saved answers, which are deleted when the data
   * changes.
   */
  readonly key: `plimsoll:${string}`;
  /** The key used by earlier versions of this site. Its value is moved on first read. */
  readonly formerKey?: string;
  /** Used when nothing is stored, when the value is unreadable, and on the server. */
  readonly empty: Value;
  /** May throw. */
  readonly parse: (text: string) => Value;
  readonly format?: (value: Value) => string;
  /** May throw. */
  readonly area?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export class StoredValue<Value> {
  private readonly listeners = new Set<() => void>();
  private readonly area: NonNullable<StoredValueOptions<Value>['area']>;
  private text: string | undefined;
  private value: Value;

  constructor(private readonly options: StoredValueOptions<Value>) {
    this.area = options.area ?? (() => window.localStorage);
    this.value = options.empty;
  }

  /** Returns the same object until the value changes, as `useSyncExternalStore` requires. */
  readonly read = (): Value => {
    const text = attempt(() => this.storedText(), undefined);
    if (text !== this.text) {
      this.text = text;
      const { parse, empty } = this.options;
      this.value = text === undefined ? empty : attempt(() => parse(text), empty);
    }
    return this.value;
  };

  /** Returns whether the value was stored. */
  write(value: Value): boolean {
    const { format = JSON.stringify } = this.options;
    const isWritten = attempt(() => this.store(format(value)), false);
    if (isWritten) this.notify();
    return isWritten;
  }

  remove(): void {
    const { key, formerKey } = this.options;
    attempt(() => {
      this.area().removeItem(key);
      if (formerKey !== undefined) this.area().removeItem(formerKey);
    }, undefined);
    this.notify();
  }

  /** True if this many more characters fit; the only way to know is to try. */
  hasRoom(characters: number): boolean {
    return attempt(() => {
      const text = this.storedText();
      const isWritten = this.store((text ?? '').padEnd((text?.length ?? 0) + characters));
      if (text === undefined) this.area().removeItem(this.options.key);
      else this.store(text);
      return isWritten;
    }, false);
  }

  /** Notifies of changes in this or another tab; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  /** The browser's `storage` event reaches other tabs only. */
  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private storedText(): string | undefined {
    const { key, formerKey } = this.options;
    const text = this.area().getItem(key);
    if (text !== null || formerKey === undefined) return text ?? undefined;
    const former = this.area().getItem(formerKey);
    if (former !== null) attempt(() => this.store(former), false);
    return former ?? undefined;
  }

  private store(text: string): true {
    const { key, formerKey } = this.options;
    this.area().setItem(key, text);
    if (formerKey !== undefined) this.area().removeItem(formerKey);
    return true;
  }
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
