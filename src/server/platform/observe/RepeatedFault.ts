/**
 * What fails each time that it is tried, such as a look for work every second while the database is
 * away: reported once, until it has succeeded or fails for another reason.
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
