export interface Rate {
  /** How much there is at once; 0 for no limit. */
  readonly burst: number;
  /** How much more comes in a minute. */
  readonly perMinute: number;
}
