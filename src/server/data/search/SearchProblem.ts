/**
 * A search refused on purpose. The message is public: what was asked, what is possible, and what to
 * do.
 */
export class SearchProblem extends Error {
  override readonly name = 'SearchProblem';

  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
