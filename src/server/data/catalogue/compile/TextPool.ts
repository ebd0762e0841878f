// Numbers distinct texts. Number 0 means undefined.
import { encodeTexts } from './encodeTexts';

export class TextPool {
  private readonly numbers = new Map<string, number>([['', 0]]);

  numberOf(text = ''): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;

    this.numbers.set(text, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** Text `n` spans `starts[n]` to `starts[n + 1]`. */
  build(): { readonly starts: Uint32Array; readonly bytes: Uint8Array } {
    return encodeTexts([...this.numbers.keys()]);
  }
}
