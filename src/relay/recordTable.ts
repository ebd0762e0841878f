// The text form of Relay records: rows of one shape stand together as columns, links are row
// numbers, and ids Relay derives from a parent are not written. Read by decodeRecords, written by
// encodeRecords; both must change with FORMAT. Ruled by docs/decisions/0009-store-codec.md.

/**
 * Part of every stored entry's key; another number makes old entries unreadable, and they are
 * removed.
 */
export const FORMAT = 1;

/**
 * A Relay record as the store holds it: `__id`, `__typename`, and a scalar, `{__ref}` or `{__refs}`
 * a field.
 */
export type StoreRecord = Readonly<Record<string, unknown>> & {
  readonly __id: string;
  readonly __typename: string;
};

/** How a column's values are written. */
export const ColumnKind = {
  /** One value a row, as JSON. */
  VALUES: 0,
  /** The same scalar in every row, written once. */
  CONSTANT: 1,
  /** Distinct scalars, then one position a row. */
  DICTIONARY: 2,
  /** `{__ref}`: a row number, −1 for null. */
  LINK: 3,
  /** `{__refs}`: a list of row numbers a row (null inside is null), −1 for null. */
  LINKS: 4,
  /** Like LINK, but the target's id is the one Relay derives from this row's id and the field. */
  CHILD: 5,
  /**
   * Like LINKS with derived ids, and every row's targets are consecutive rows: first row numbers,
   * then counts.
   */
  CHILD_RUNS: 6,
  /** Like LINKS with derived ids. */
  CHILD_LISTS: 7,
} as const;

/** `[kind, ...data]`: one list, or two for DICTIONARY and CHILD_RUNS. */
export type Column = readonly [kind: number, ...data: unknown[]];

/**
 * Records of one type with the same fields. `ids` is null where every id is derived from a parent.
 */
export type Group = readonly [
  typename: string,
  count: number,
  ids: readonly string[] | null,
  keys: readonly string[],
  columns: readonly Column[],
];

/**
 * Rows are numbered through the groups in order; `danglingIds` number on after them: linked to, but
 * not among the records.
 */
export type RecordTable = readonly [groups: readonly Group[], danglingIds: readonly string[]];

export interface Link {
  readonly __ref: string;
}

export interface Links {
  readonly __refs: readonly (string | null)[];
}

const CLIENT_PREFIX = 'client:';

/**
 * What the ids that Relay derives from `id` begin with: they are `<it>:<key>` or
 * `<it>:<key>:<position>` (relay-runtime's ClientID.generateClientID).
 */
export function clientId(id: string): string {
  return id.startsWith(CLIENT_PREFIX) ? id : CLIENT_PREFIX + id;
}

/**
 * Whether Relay derives `id` from a parent's, the field's key and, in a list (not −1), the
 * position; without making that string.
 */
export function isChildId(id: string, parentId: string, key: string, position: number): boolean {
  const start = parentId.startsWith(CLIENT_PREFIX) ? 0 : CLIENT_PREFIX.length;
  const end = start + parentId.length + 1 + key.length;
  const tail = position < 0 ? '' : `:${position}`;
  return (
    id.length === end + tail.length &&
    id.startsWith(CLIENT_PREFIX) &&
    id.endsWith(tail) &&
    id.startsWith(key, end - key.length) &&
    id.charCodeAt(end - key.length - 1) === COLON &&
    id.startsWith(parentId, start)
  );
}

const COLON = 58;
