/** A fallback and the keys it stands in for: with all of them supported, it serves nobody. */
export interface Retirable {
  readonly kind: 'prefix' | 'supports' | 'polyfill' | 'helper';
  /** The written name: `-webkit-user-select`, `core-js/actual/array/at`, `_classCallCheck`. */
  readonly name: string;
  readonly keys: readonly string[];
  /** Offset in the file. */
  readonly start: number;
  /** How many characters of the file go with it. */
  readonly length: number;
}
