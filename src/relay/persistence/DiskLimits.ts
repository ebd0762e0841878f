/** How much of a reader's disk is used, and how long. The operator may set both. */
export interface DiskLimits {
  /** Characters all our keys and values may take together. */
  readonly maxCharacters: number;
  /** Milliseconds after which an entry is not shown any more. */
  readonly maxAgeMs: number;
}

export const DISK_LIMITS: DiskLimits = { maxCharacters: 1_048_576, maxAgeMs: 24 * 60 * 60 * 1000 };
