// The reader's stack: feature slugs stored in this browser only and shared by its tabs.
import { useSyncExternalStore } from 'react';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { StoredValue } from './StoredValue';

const KEY = 'plimsoll:stack';
const NONE: readonly string[] = [];

const stored = new StoredValue<readonly string[]>({
  key: KEY,
  formerKey: 'plimsoll-stack:features',
  empty: NONE,
  parse: (text) =>
    [...new Set(text.split(','))]
      .filter((slug) => /^[a-z\d][a-z\d-]{0,99}$/.test(slug))
      .slice(0, MAX_SET_SIZE),
  format: (slugs) => slugs.join(),
});

/** A stack that could not be stored; it lasts as long as this tab. */
let unwritten: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Replaces the stack; slugs beyond the limit are dropped. */
export function keepStack(slugs: readonly string[]): void {
  const kept = slugs.slice(0, MAX_SET_SIZE);
  unwritten = stored.write(kept) ? undefined : kept;
  for (const listener of listeners) listener();
}

/** The slugs in the stack, in the order they were added. */
export function useStack(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

const read = () => unwritten ?? stored.read();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = stored.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
