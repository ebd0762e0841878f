/** The most that a browser reads at once; larger projects are for the command line. */
export const SCAN_LIMITS = {
  fileBytes: 20_000_000,
  totalBytes: 200_000_000,
  files: 20_000,
  /** For each megabyte begun. */
  millisecondsPerMegabyte: 10_000,
  /** For loading the code that reads a kind of file, once, over a slow network. */
  millisecondsToLoad: 60_000,
} as const;
