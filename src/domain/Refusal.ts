/** Every error code a caller may see; any other error is a fault and is masked. */
export type RefusalCode =
  | 'AUDIENCE_INVALID'
  /** An own audience that was deleted or expired. */
  | 'AUDIENCE_GONE'
  /** A well-formed own-audience key that this server never issued. */
  | 'AUDIENCE_UNKNOWN'
  /** It may be there, but the database that knows is away. */
  | 'AUDIENCE_UNAVAILABLE'
  | 'STORAGE_UNAVAILABLE'
  /** An earlier data version that is kept, while many are opened. */
  | 'VERSION_UNAVAILABLE'
  | 'AUDIENCE_DRAFT_INVALID'
  | 'AUDIENCE_LIMIT'
  | 'AUDIENCE_NOT_YOURS'
  | 'PAGE_SIZE_INVALID'
  | 'CURSOR_INVALID'
  | 'ALERT_OVER'
  | 'ARGUMENT_INVALID'
  /** The address and the password do not belong together; which of them is wrong is never said. */
  | 'SIGN_IN_WRONG'
  | 'SIGN_IN_LIMIT'
  /** Nothing is wrong but that it was too long ago. */
  | 'SIGN_IN_AGAIN'
  | 'EMAIL_INVALID'
  | 'EMAIL_UNVERIFIED'
  /** By an operator. Only people who prove that it is theirs learn of it. */
  | 'ACCOUNT_LOCKED'
  | 'LINK_OVER'
  | 'LAST_OPERATOR'
  | 'LAST_WAY_IN'
  | 'OPERATOR_LINK_OVER'
  | 'OPERATOR_NAMED'
  | 'PASSKEY_REFUSED'
  /** A code of the second step. */
  | 'CODE_WRONG'
  /** The sign-in that waited for a code is over. */
  | 'CODE_LATE'
  | 'PROVIDER_UNREACHABLE'
  | 'PROVIDER_FAILED'
  | 'PROVIDER_NOT_LINKED'
  | 'PROVIDER_TAKEN'
  | 'SIGN_UP_CLOSED'
  /** An address of a domain that the operator does not list. */
  | 'DOMAIN_CLOSED'
  /** The operator has switched this way to sign in off. */
  | 'WAY_OFF'
  | 'ACCOUNT_INVALID'
  | 'ACCOUNT_LAST_OWNER'
  | 'SIGNED_OUT'
  | 'ORIGIN_FOREIGN'
  /** It does not exist, or belongs to someone else: the two read the same. */
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'CONFLICT'
  | 'NAME_TAKEN'
  | 'TEXT_INVALID'
  | 'LAST_OWNER'
  | 'INVITATION_OVER'
  | 'TEAM_LIMIT'
  /** It is archived and read-only, or would have to be for this. */
  | 'PROJECT_ARCHIVED'
  /** A piece of code takes too much time or memory to be read, or others are waiting. */
  | 'SCAN_LIMIT'
  /** There is no key to seal secrets with. */
  | 'SECRETS_OFF'
  /** A request without the token that it needs. */
  | 'TOKEN_MISSING'
  /** It leads into a private network, or is no address that a server may call. */
  | 'ADDRESS_REFUSED';

/** A global symbol, because a process may load this module twice; `instanceof` would then fail. */
const BRAND = Symbol.for('plimsoll.Refusal');

/**
 * A request refused on purpose. The message is public and says what was expected; `details` are
 * only logged.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly [BRAND] = true;

  constructor(
    readonly code: RefusalCode,
    message: string,
    /** `path` names the argument at fault, for the field it was typed into; the rest is private. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Works across copies of this module. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && BRAND in error;
}

/** True where only the database is away, or a version of the data: the same request may succeed in a few minutes. */
export function isAway(error: unknown): boolean {
  return isRefusal(error) && /^(?:STORAGE|AUDIENCE|VERSION)_UNAVAILABLE$/.test(error.code);
}
