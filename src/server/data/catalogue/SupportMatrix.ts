/**
 * Support by row and release. Equal support within one browser is one *cell*, so an audience is
 * summed once per cell and not once per key. A cell is a run of spans: span `i` of cell `c`
 * (`cellStart[c] ≤ i < cellStart[c + 1]`) says that from release index `spanFrom[i]`, 0 for a
 * cell's first, up to the next span the state is `spanState[i]`.
 */
export interface SupportMatrix {
  readonly rowCount: number;
  readonly cellCount: number;
  /** `cellOf[row * browsers.length + browser.index]`. */
  readonly cellOf: Uint32Array;
  readonly cellBrowser: Uint8Array;
  readonly cellStart: Uint32Array;
  readonly spanFrom: Uint16Array;
  readonly spanState: Uint8Array;
}
