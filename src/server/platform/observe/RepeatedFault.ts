/**
 * Reports a failure that repeats once, until a success or another reason: a search for work every
 * second while the database is away, for example.
 */
export class RepeatedFault {
  #last: string | undefined;

  constructor(private readonly report: (error: unknown) => void) {}

  failed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== this.#last) this.report(error);
    this.#last = reason;
  }

  succeeded(): void {
    this.#last = undefined;
  }
}
