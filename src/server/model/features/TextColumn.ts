/** Separates the texts; occurs in none of them. */
const SEPARATOR = '\u0000';

/**
 * One text per feature, joined into one string, so that a search is a single native scan instead of
 * one call per feature.
 */
export class TextColumn {
  private readonly joined: string;
  /** Start of each text, plus the end of the last one. */
  private readonly starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.joined = texts.map((text) => `${text}${SEPARATOR}`).join('');
    this.starts = new Uint32Array(texts.length + 1);
    texts.forEach(
      (text, index) =>
        (this.starts[index + 1] = this.starts[index]! + text.length + SEPARATOR.length),
    );
  }

  /**
   * Sets `found[index]` to 1 for each text that contains `wanted`; earlier matches in `found` stay
   * set.
   */
  find(wanted: string, found: Uint8Array = new Uint8Array(this.starts.length - 1)): Uint8Array {
    if (wanted === '' || wanted.includes(SEPARATOR)) return found;
    let index = 0;
    for (
      let at = this.joined.indexOf(wanted);
      at >= 0;
      at = this.joined.indexOf(wanted, this.starts[index])
    ) {
      while (this.starts[index + 1]! <= at) index++;
      found[index] = 1;
      index++;
    }
    return found;
  }
}
