// Lists by text or number in a few typed arrays. A Map of Maps takes ten times the memory, and the
// garbage collector has to visit it.
// Ruled by docs/decisions/0044-what-a-process-holds.md.

/** List `g` is `order[starts[g]]` up to, and without, `order[starts[g + 1]]`. */
export interface Lists {
  readonly starts: Uint32Array;
  /** Numbers of the entries, in the order they were given within each list. */
  readonly order: Uint32Array;
}

/** @param listOf the list of each entry, 0 ≤ list < `listCount` */
export function groupEntries(listOf: ArrayLike<number>, listCount: number): Lists {
  const starts = new Uint32Array(listCount + 1);
  for (let entry = 0; entry < listOf.length; entry++) starts[listOf[entry]! + 1]!++;
  for (let list = 0; list < listCount; list++) starts[list + 1]! += starts[list]!;
  const next = starts.slice(0, listCount);
  const order = new Uint32Array(listOf.length);
  for (let entry = 0; entry < listOf.length; entry++) order[next[listOf[entry]!]!++] = entry;
  return { starts, order };
}

/** FNV-1a over UTF-16 units: 32 bits, signed. */
export function hashText(text: string, seed = FNV_OFFSET): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = addUnit(hash, text.charCodeAt(at));
  return hash;
}

/** The hash of the text without the unit at a place. */
export function hashWithoutUnit(text: string, left: number): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++)
    if (at !== left) hash = addUnit(hash, text.charCodeAt(at));
  return hash;
}

/** The list of a hash; `listCount` is a power of two. The upper bits of FNV are the better mixed. */
export const listOfHash = (hash: number, listCount: number): number =>
  (hash ^ (hash >>> 15)) & (listCount - 1);

/** The same texts, as parts of one: those cut from longer texts would keep the longer ones alive. */
export const compactTexts = (texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : Buffer.from(texts.join('\n')).toString().split('\n');

const FNV_OFFSET = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;

const addUnit = (hash: number, unit: number): number => Math.imul(hash ^ unit, FNV_PRIME);
