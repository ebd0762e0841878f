// One column of an encoded operation → its values, one at a time.
import { check, DIGITS, readDigit } from './encodedOperation';

/** Reads what `encodeColumn` wrote; anything else ends in a CodecError. */
export class ColumnReader {
  /** Undefined if all values are the same. */
  private readonly values: readonly unknown[] | undefined;
  private readonly prefix: unknown;
  /** Positions in `values`, or what stands before the value in an id where there are no values. */
  private readonly text: string | undefined;
  private at = 0;

  constructor(private readonly encoded: unknown) {
    if (!Array.isArray(encoded)) return;
    this.values = encoded;
    const [first, second] = encoded as unknown[];
    if (!Array.isArray(first)) return;
    if (typeof second === 'string') {
      this.values = first;
      this.text = second;
    } else {
      check(Array.isArray(second));
      this.values = second;
      this.prefix = first[0];
    }
  }

  /** @param id of the record that the value is for */
  next(id: string): unknown {
    const { values, text, prefix } = this;
    if (!values) return this.encoded;
    if (text !== undefined)
      return values.length > 0
        ? this.nextOfDictionary(values, text)
        : id.slice(id.lastIndexOf(text) + text.length);
    check(this.at < values.length);
    const value = values[this.at++];
    return prefix !== undefined && value !== null ? `${prefix as string}${value as string}` : value;
  }

  /** True once every value has been read. */
  isAtEnd(): boolean {
    if (this.text !== undefined) return !this.values?.length || this.at === this.text.length;
    return !this.values || this.at === this.values.length;
  }

  private nextOfDictionary(values: readonly unknown[], positions: string): unknown {
    let position = readDigit(positions, this.at++);
    if (values.length > DIGITS) position = position * DIGITS + readDigit(positions, this.at++);
    // Outside of the dictionary nothing is found, nor where a text ends too early.
    const value = values[position];
    check(value === null || (value !== undefined && typeof value !== 'object'));
    return value;
  }
}
