/** Why a file, or the rest of it, could not be read; a sentence for the reader. */
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

/** Deeper than this is no page that a person made. */
export const MAX_DEPTH = 500;
