/** The most that a browser reads at once; larger projects are for the command line. */
export const SCAN_LIMITS = {
  fileBytes: 20_000_000,
  totalBytes: 200_000_000,
  files: 20_000,
  /** For each megabyte of it, the first one begun. */
  millisecondsPerMegabyte: 10_000,
  /** For the code that reads a kind of file, which a slow network brings once. */
  millisecondsToLoad: 60_000,
} as const;
