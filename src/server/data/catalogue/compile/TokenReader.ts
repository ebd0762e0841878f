/** Printable ASCII without the two characters that a JavaScript string would have to escape. */
const [SPACE, QUOTE, BACKSLASH] = [32, 34, 92];

/** Characters of a string as numbers from 0 on; -1 after its end. */
export class TokenReader {
  private position = 0;

  constructor(private readonly text: string) {}

  peek(): number {
    if (this.position >= this.text.length) return -1;
    const code = this.text.charCodeAt(this.position);
    return code - SPACE - Number(code > QUOTE) - Number(code > BACKSLASH);
  }

  /** Throws at the end. */
  next(): number {
    const token = this.peek();
    if (token < 0) throw new Error('caniuse-lite’s data ends too early.');
    this.position += 1;
    return token;
  }
}
