/** Searches remembered on this device, the last first. */
const MAX_RECENT = 6;
const STORAGE_KEY = 'plimsoll:recent-searches';

/** What one searched for and found lately; nothing where the browser keeps nothing or what it kept is not ours. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led somewhere; the same words in other letters take the place of the older ones. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  const others = recentSearches().filter((known) => known.toLowerCase() !== wanted.toLowerCase());
  store([wanted, ...others].slice(0, MAX_RECENT));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length > 0) window.localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
    else window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Full or forbidden: the box works without a memory.
  }
}
