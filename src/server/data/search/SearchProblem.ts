/** A search refused on purpose. The message is public: the request, the options, and what to do. */
export class SearchProblem extends Error {
  override readonly name = 'SearchProblem';

  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
