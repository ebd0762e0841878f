// One value of the reader's own under one key of the browser's storage. What one would get wrong:
// any access may throw, at any time, since a reader can block storage while a page is open, and what
// is read may be anybody's writing.

interface StoredValueOptions<Value> {
  /** `plimsoll:<name>`: never the prefix of the answers on disk, which go when the data changes. */
  readonly key: `plimsoll:${string}`;
  /** Where versions of this site before kept it. It is moved when it is first read. */
  readonly formerKey?: string;
  /** What stands for nothing, for what cannot be read and for the server. */
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

  /** The same object as long as nothing changes, as React's external stores need it. */
  readonly read = (): Value => {
    const text = attempt(() => this.storedText(), undefined);
    if (text !== this.text) {
      this.text = text;
      const { parse, empty } = this.options;
      this.value = text === undefined ? empty : attempt(() => parse(text), empty);
    }
    return this.value;
  };

  /** Returns whether it could be written. */
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

  /** Whether as many characters more would be stored: only trying says so. */
  hasRoom(characters: number): boolean {
    return attempt(() => {
      const text = this.storedText();
      const isWritten = this.store((text ?? '').padEnd((text?.length ?? 0) + characters));
      if (text === undefined) this.area().removeItem(this.options.key);
      else this.store(text);
      return isWritten;
    }, false);
  }

  /** Calls back when it changes, in this tab or another; the returned function ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  /** The browser's own event is for other tabs only. */
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
