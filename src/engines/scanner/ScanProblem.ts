/** A sentence on why a file, or the rest of it, could not be read. */
export class ScanProblem extends Error {
  override readonly name = 'ScanProblem';

  constructor(
    message: string,
    /** Where in the file, if known: both from 1. */
    readonly place?: { readonly line: number; readonly column: number },
  ) {
    super(message);
  }
}

const TOO_DEEP = 'It is nested too deep to be read.';

/** For a parser or walk out of stack; Firefox says “too much recursion”, acorn “stack space”. */
export function toDepthProblem(cause: unknown): ScanProblem | undefined {
  return cause instanceof Error && /call stack|stack space|too much recursion/i.test(cause.message)
    ? new ScanProblem(TOO_DEEP)
    : undefined;
}

/** No page that a person wrote is nested deeper. */
export const MAX_DEPTH = 500;

/** Rethrows errors that are not the file's fault. */
export function toScanProblem(cause: unknown): ScanProblem {
  // A parser or a walk may run out of stack, in whichever language.
  const problem = cause instanceof ScanProblem ? cause : toDepthProblem(cause);
  if (problem) return problem;
  if (!(cause instanceof RangeError)) throw cause;
  // A text or a list is longer than the engine allows, which says so itself.
  return new ScanProblem(`It cannot be read: ${cause.message.replace(/\.?$/, '.')}`);
}
