import type { StorageArea } from '@/relay/persistence/storage';

/** A browser's storage in memory, with a quota in characters that a test may set. */
export class MemoryStorage implements StorageArea {
  readonly items = new Map<string, string>();
  writes = 0;
  refusals = 0;

  constructor(public quota = Infinity) {}

  get length(): number {
    return this.items.size;
  }

  get characters(): number {
    return [...this.items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const before = this.items.get(key);
    if (
      this.characters -
        (before === undefined ? 0 : key.length + before.length) +
        key.length +
        value.length >
      this.quota
    ) {
      this.refusals += 1;
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.writes += 1;
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}
