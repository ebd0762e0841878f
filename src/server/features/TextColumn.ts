/** Stands between the texts, and in none of them. */
const SEPARATOR = '\u0000';

/**
 * One text a feature, all in one string: a search runs through it once in native code, where a
 * search in each text would start 1,204 times.
 */
export class TextColumn {
  private readonly joined: string;
  /** Where each text begins, and where one more would. */
  private readonly starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.joined = texts.map((text) => `${text}${SEPARATOR}`).join('');
    this.starts = new Uint32Array(texts.length + 1);
    texts.forEach(
      (text, index) =>
        (this.starts[index + 1] = this.starts[index]! + text.length + SEPARATOR.length),
    );
  }

  /** By index, 1 where the text contains `wanted`, added to what `found` holds already. */
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
