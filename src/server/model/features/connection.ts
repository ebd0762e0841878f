// Cursor pagination. A cursor names its row rather than its position, so it survives changes of
// data and order.
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { Refusal } from '@/domain/Refusal';

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE: number = GRAPHQL_LIMITS.pageSize;
export const MAX_SKIP = 100_000;

/** A list whose rows are created on demand. */
export interface Rows<T> {
  readonly length: number;
  at(index: number): T;
  /** The stable name that a cursor encodes. */
  getName(row: T): string;
  /** Returns -1 if no row has this name. */
  indexOf(name: string): number;
}

export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly skip?: number | null | undefined;
}

/** One page: rows in [from, to). */
export interface Connection<T> {
  readonly rows: Rows<T>;
  readonly from: number;
  readonly to: number;
}

/** @throws Refusal for an invalid page size, cursor or skip */
export function paginate<T>(rows: Rows<T>, args: PageArgs): Connection<T> {
  const { first, last } = args;
  if (first != null && last != null)
    throw new Refusal('PAGE_SIZE_INVALID', 'Give `first` or `last`, not both.');
  const isBackwards = last != null;
  const size = pageSize(isBackwards ? 'last' : 'first', last ?? first ?? DEFAULT_PAGE_SIZE);
  const start = (args.after == null ? 0 : findRow(rows, 'after', args.after) + 1) + checkSkip(args);
  const end = args.before == null ? rows.length : findRow(rows, 'before', args.before);
  if (isBackwards) return { rows, from: Math.min(end, Math.max(start, end - size)), to: end };
  const from = Math.min(start, end);
  return { rows, from, to: Math.min(end, from + size) };
}

export function getPageRows<T>({ rows, from, to }: Connection<T>): T[] {
  return Array.from({ length: to - from }, (_, index) => rows.at(from + index));
}

export function encodeCursor(name: string): string {
  return Buffer.from(`row:${name}`).toString('base64url');
}

export function arrayRows<T>(list: readonly T[], getName: (row: T) => string): Rows<T> {
  return {
    length: list.length,
    at: (index) => list[index]!,
    getName,
    indexOf: (name) => list.findIndex((row) => getName(row) === name),
  };
}

/** Validates the `first` of a list without cursors. */
export function checkFirst(
  first: number | null | undefined,
  { byDefault, max }: { readonly byDefault: number; readonly max: number },
): number {
  return pageSize('first', first ?? byDefault, max);
}

function pageSize(argument: string, size: number, max = MAX_PAGE_SIZE): number {
  if (size >= 1 && size <= max) return size;
  throw new Refusal(
    'PAGE_SIZE_INVALID',
    `\`${argument}\` is ${size}, but must be from 1 to ${max}.`,
  );
}

function checkSkip({ skip, last, before }: PageArgs): number {
  if (skip == null) return 0;
  if (skip < 0 || skip > MAX_SKIP)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `\`skip\` is ${skip}, but must be from 0 to ${MAX_SKIP}.`,
    );
  if (last != null || before != null)
    throw new Refusal(
      'ARGUMENT_INVALID',
      '`skip` counts forwards: give it without `last` and `before`.',
    );
  return skip;
}

function findRow<T>(rows: Rows<T>, argument: string, cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  const index =
    text.startsWith('row:') && encodeCursor(text.slice(4)) === cursor
      ? rows.indexOf(text.slice(4))
      : -1;
  if (index >= 0) return index;
  throw new Refusal(
    'CURSOR_INVALID',
    `\`${argument}\` is not a cursor of this list. Take one from its \`edges\` or \`pageInfo\`.`,
  );
}
