import { parseList } from './parseList';
import { StoredValue } from './StoredValue';

/** Number of searches remembered on this device. */
const MAX_RECENT = 6;
const KEY = 'plimsoll:recent-searches';

const searches = new StoredValue<readonly string[]>({
  key: KEY,
  empty: [],
  parse: (text) => parseList(text, (item) => typeof item === 'string').slice(0, MAX_RECENT),
});

/** Recent searches that led to a result, newest first. */
export function recentSearches(): readonly string[] {
  return searches.read();
}

/**
 * Remembers a search that led somewhere. The same words in different case replace the older entry.
 * If storage is full or blocked, nothing is remembered.
 */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  const others = recentSearches().filter((known) => known.toLowerCase() !== wanted.toLowerCase());
  searches.write([wanted, ...others].slice(0, MAX_RECENT));
}

export function forgetSearches(): void {
  searches.remove();
}
