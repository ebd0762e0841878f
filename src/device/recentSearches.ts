import { parseList } from './parseList';
import { StoredValue } from './StoredValue';

/** Searches remembered on this device, the last first. */
const MAX_RECENT = 6;
const KEY = 'plimsoll:recent-searches';

const searches = new StoredValue<readonly string[]>({
  key: KEY,
  empty: [],
  parse: (text) => parseList(text, (item) => typeof item === 'string').slice(0, MAX_RECENT),
});

/** What one searched for and found lately. */
export function recentSearches(): readonly string[] {
  return searches.read();
}

/**
 * Keeps a search that led somewhere; the same words in other letters take the place of the older
 * ones. Where storage is full or forbidden, the box works without a memory.
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
