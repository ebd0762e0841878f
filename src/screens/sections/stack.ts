// The reader's stack: slugs kept in this browser alone, the same in every tab. One short line of text, so that a snapshot is compared by value.
import { useSyncExternalStore } from 'react';

import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { openLocalStorage } from '@/relay/storage';

/** Not the prefix of the answers on disk: a new version of the data removes those. */
const PREFIX = 'plimsoll-stack:';
const KEY = 'features';

const listeners = new Set<() => void>();

/** What could not be written down holds for as long as this tab is open. */
let unwritten: string | undefined;

function read(): string {
  return unwritten ?? openLocalStorage(PREFIX)?.read(KEY) ?? '';
}

/** Keeps these features and no others; those beyond the limit are left off. */
export function keepStack(slugs: readonly string[]): void {
  const text = slugs.slice(0, MAX_SET_SIZE).join(',');
  const isWritten = openLocalStorage(PREFIX)?.write(KEY, text) === 'written';
  unwritten = isWritten ? undefined : text;
  for (const listener of listeners) listener();
}

/** The slugs in the stack, in the order they were put there. What is on disk may be anybody's writing: only what can be an id counts. */
export function useStack(): readonly string[] {
  const slugs = useSyncExternalStore(subscribe, read, nothing).split(',');
  return [...new Set(slugs)]
    .filter((slug) => /^[a-z\d][a-z\d-]{0,99}$/.test(slug))
    .slice(0, MAX_SET_SIZE);
}

/** The event tells of other tabs' writing only. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const nothing = () => '';
