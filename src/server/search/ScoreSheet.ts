import type { Scores } from './TextIndex';

/**
 * What every term of one query is worth in every text: a dense table, since filling zeros is
 * cheaper than keeping a map.
 */
export class ScoreSheet {
  /** Of the texts in which any term was found. */
  readonly positions: number[] = [];
  readonly #cells: Float32Array;
  readonly #isTouched: Uint8Array;
  readonly #isFound: Uint8Array;

  constructor(
    recordCount: number,
    readonly termCount: number,
  ) {
    this.#cells = new Float32Array(recordCount * termCount);
    this.#isTouched = new Uint8Array(recordCount);
    this.#isFound = new Uint8Array(termCount);
  }

  /**
   * Scores of what stands for the terms from `from` to before `to`; a term keeps the best it got.
   */
  enter({ positions, scores }: Scores, from: number, to: number, worth: number): void {
    if (positions.length > 0) this.#isFound.fill(1, from, to);
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

  isFound(term: number): boolean {
    return this.#isFound[term] === 1;
  }
}
