// One column of an encoded operation → its values, one at a time.
import { CodecError, DIGITS, readDigit } from './encodedOperation';

/** Reads what `encodeColumn` wrote; anything else ends in a CodecError. */
export class ColumnReader {
  private readonly values: readonly unknown[];
  private readonly prefix: string = '';
  /** Positions in `values`, where it is a dictionary. */
  private readonly positions: string | undefined;
  private readonly separator: string | undefined;
  private readonly isConstant: boolean;
  private at = 0;

  constructor(encoded: unknown) {
    this.isConstant = !Array.isArray(encoded);
    this.values = Array.isArray(encoded) ? encoded : [encoded];
    const [first, second] = this.values;
    if (this.isConstant || !Array.isArray(first)) return;
    if (Array.isArray(second)) {
      this.values = second;
      this.prefix = String(first[0] ?? '');
    } else if (typeof second === 'string' && first.length > 0) {
      this.values = first;
      this.positions = second;
    } else if (typeof second === 'string') {
      this.separator = second;
    } else {
      throw new CodecError('an unknown kind of column');
    }
  }

  /** @param id of the record that the value is for */
  next(id: string): unknown {
    if (this.isConstant) return this.values[0];
    if (this.positions !== undefined) return this.nextOfDictionary(this.positions);
    if (this.separator !== undefined) return id.slice(id.lastIndexOf(this.separator) + 1);
    if (this.at >= this.values.length) throw new CodecError('a column that is too short');
    const value = this.values[this.at++];
    return this.prefix !== '' && typeof value === 'string' ? this.prefix + value : value;
  }

  /** Whether as many values were asked for as are there. */
  get isAtEnd(): boolean {
    if (this.isConstant || this.separator !== undefined) return true;
    return this.at === (this.positions?.length ?? this.values.length);
  }

  private nextOfDictionary(positions: string): unknown {
    let position = readDigit(positions, this.at++);
    if (this.values.length > DIGITS) position = position * DIGITS + readDigit(positions, this.at++);
    // Outside of the dictionary nothing is found, nor where a text ends too early.
    const value = this.values[position];
    if (value === undefined || (typeof value === 'object' && value !== null))
      throw new CodecError('a position outside its dictionary');
    return value;
  }
}
