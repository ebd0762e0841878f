/** Every code a caller can meet on purpose; anything else is a fault and is masked. */
export type RefusalCode =
  | 'AUDIENCE_INVALID'
  /** An own audience that was deleted or went unused for too long. */
  | 'AUDIENCE_GONE'
  /** A well-formed key of an own audience that this server never had. */
  | 'AUDIENCE_UNKNOWN'
  /** It may be there, but the database that knows is away. */
  | 'AUDIENCE_UNAVAILABLE'
  | 'STORAGE_UNAVAILABLE'
  | 'AUDIENCE_DRAFT_INVALID'
  | 'AUDIENCE_LIMIT'
  | 'AUDIENCE_NOT_YOURS'
  | 'PAGE_SIZE_INVALID'
  | 'CURSOR_INVALID'
  | 'ARGUMENT_INVALID';

/** In the registry of symbols, for a process may load this module twice and then has two classes. */
const BRAND = Symbol.for('plimsoll.Refusal');

/**
 * A request refused on purpose: the message is public and says what was expected; `details` go to
 * the log only.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly [BRAND] = true;

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Whether an error is a refusal, whichever copy of the class it comes from. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && BRAND in error;
}
