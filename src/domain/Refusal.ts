/** Every code a caller can meet on purpose; anything else is a fault and is masked. */
export type RefusalCode =
  | 'AUDIENCE_INVALID'
  | 'AUDIENCE_DRAFT_INVALID'
  | 'AUDIENCE_LIMIT'
  | 'AUDIENCE_NOT_YOURS'
  | 'PAGE_SIZE_INVALID'
  | 'CURSOR_INVALID'
  | 'ARGUMENT_INVALID';

/**
 * A request refused on purpose: the message is public and says what was expected; `details` go to
 * the log only.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
