import type { Scores } from './TextIndex';

/**
 * Scores of every query term in every record. A dense table, because zeroing one is cheaper than
 * maintaining a map.
 */
export class ScoreSheet {
  /** Records in which any term was found. */
  readonly positions: number[] = [];
  readonly #cells: Float32Array;
  readonly #isTouched: Uint8Array;
  readonly #isFound: Uint8Array;
  /** How many records have a term, by itself. */
  readonly #counts: Uint32Array;

  constructor(
    readonly recordCount: number,
    readonly termCount: number,
  ) {
    this.#cells = new Float32Array(recordCount * termCount);
    this.#isTouched = new Uint8Array(recordCount);
    this.#counts = new Uint32Array(termCount);
    this.#isFound = new Uint8Array(termCount);
  }

  /** Enters scores for the terms in [from, to). Each cell keeps its maximum. */
  enter({ positions, scores }: Scores, from: number, to: number, worth: number): void {
    if (positions.length > 0) this.#isFound.fill(1, from, to);
    if (to - from === 1) this.#counts[from] = Math.max(this.#counts[from]!, positions.length);
    for (let row = 0; row < positions.length; row++) {
      const position = positions[row]!;
      if (this.#isTouched[position] === 0) {
        this.#isTouched[position] = 1;
        this.positions.push(position);
      }
      const value = scores[row]! * worth;
      for (
        let cell = position * this.termCount + from;
        cell < position * this.termCount + to;
        cell++
      ) {
        if (value > this.#cells[cell]!) this.#cells[cell] = value;
      }
    }
  }

  score(position: number, term: number): number {
    return this.#cells[position * this.termCount + term]!;
  }

  /** The information in a term, 0–1: the fewer records have it, the more. */
  information(term: number): number {
    return 1 - Math.log(1 + this.#counts[term]!) / Math.log(2 + this.recordCount);
  }

  isFound(term: number): boolean {
    return this.#isFound[term] === 1;
  }
}
