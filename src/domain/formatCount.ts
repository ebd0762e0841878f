const ENGLISH = new Intl.NumberFormat('en');

/** A whole number with its thousands set apart: "1,204". One locale for everyone, so that server and browser agree. */
export function formatCount(count: number): string {
  return ENGLISH.format(count);
}

/** A number with its noun: "1 feature", "1,204 features". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}
