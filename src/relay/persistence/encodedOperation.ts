// The text form of what one operation reads of a store, as JSON values. Written by encodeOperation,
// read by decodeOperation along the same plan; both must change with FORMAT in operationPlan.ts.
// Ruled by docs/decisions/0009-store-codec.md.

/** The text is not what encodeOperation writes: truncated, foreign, of another build, or made to harm. */
export class CodecError extends Error {}

/** @throws CodecError unless it holds */
export function check(isSound: boolean): asserts isSound {
  if (!isSound) throw new CodecError('Not this operation’s text.');
}

/**
 * A Relay record as the store holds it: `__id`, `__typename`, and a scalar, `{__ref}` or `{__refs}`
 * a field.
 */
export type StoreRecord = Readonly<Record<string, unknown>> & {
  readonly __id: string;
  readonly __typename: string;
};

export type MutableRecord = Record<string, unknown> & StoreRecord;

export type Scalar = string | number | boolean | null;

/**
 * The values that a step meets on its way, in order: the one scalar they all are; `[values]` in
 * full; or one of these.
 */
export type EncodedColumn =
  | Scalar
  | readonly unknown[]
  /** Distinct scalars, and their positions in digits (see `readDigits`). */
  | readonly [distinct: readonly [Scalar, ...Scalar[]], positions: string]
  /** The text after the last `separator` in the record’s own id. */
  | readonly [none: readonly [], separator: string]
  /** Strings, or nulls, without what they all begin with; all values where there is no prefix. */
  | readonly [prefix: readonly [string?], values: readonly unknown[]];

/**
 * A target of a link: null; 1 where its id is the one Relay derives from the parent's and the
 * field; its id; `[id]` where the store has no such record; and `[id, typename]` where it is not of
 * the type that the operation expects.
 */
export type EncodedTarget = null | 1 | string | readonly [id: string, typename?: string];

/**
 * Parts of a record that the columns don’t cover: fields of other shapes (errors, a connection’s
 * bookkeeping), and keys of missing fields.
 */
export type EncodedException = readonly [
  id: string,
  fields: Readonly<Record<string, unknown>>,
  absentKeys: readonly string[],
];

export type EncodedOperation = readonly [
  signature: string,
  columns: readonly EncodedColumn[],
  exceptions: readonly EncodedException[],
];

export interface OperationRecords {
  /**
   * Computed when it is read, each time, from what was collected of the store: other work may come
   * between.
   */
  readonly encoded: EncodedOperation;
  /** The result of decoding. */
  readonly records: ReadonlyMap<string, StoreRecord>;
  /** True if every field that the operation reads is present. */
  readonly isComplete: boolean;
}

const CLIENT_PREFIX = 'client:';

/**
 * The start of the ids that Relay derives from `id`: they are `<it>:<key>` or
 * `<it>:<key>:<position>` (relay-runtime’s ClientID.generateClientID).
 */
export function clientId(id: string): string {
  return id.startsWith(CLIENT_PREFIX) ? id : CLIENT_PREFIX + id;
}

/** Of the record in which the store keeps which abstract types an object type belongs to. */
export function typeId(typename: string): string {
  return `client:__type:${typename}`;
}

export const TYPE_SCHEMA = '__TypeSchema';

/** Digits stand in a row, two each where there are more than these. They need no escape in JSON or HTML. */
export const DIGITS = 63;

const FIRST_DIGIT = 63;
const BACKSLASH = 92;

export function writeDigit(value: number): string {
  const code = value + FIRST_DIGIT;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

/** NaN or outside of 0…62 where the text has no digit there. */
export function readDigit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - FIRST_DIGIT - (code > BACKSLASH ? 1 : 0);
}
