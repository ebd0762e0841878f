// A list and paging arguments → one page of it. A cursor names its row, not its position, so it
// outlives a change of data or order.
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { Refusal } from '@/domain/Refusal';

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE: number = GRAPHQL_LIMITS.pageSize;
export const MAX_SKIP = 100_000;

/** A list that is not made until a page of it is asked for. */
export interface Rows<T> {
  readonly length: number;
  at(index: number): T;
  /** The row's own name, by which a cursor finds it again. */
  nameOf(row: T): string;
  /** -1 where the list has no such row. */
  indexOf(name: string): number;
}

export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly skip?: number | null | undefined;
}

/** One page: the rows from `from` up to, but not including, `to`. */
export interface Connection<T> {
  readonly rows: Rows<T>;
  readonly from: number;
  readonly to: number;
}

/** Throws `Refusal` for a page size, cursor or skip that cannot be meant. */
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

/** Rows over an array whose members have a name. */
export function arrayRows<T>(list: readonly T[], nameOf: (row: T) => string): Rows<T> {
  return {
    length: list.length,
    at: (index) => list[index]!,
    nameOf,
    indexOf: (name) => list.findIndex((row) => nameOf(row) === name),
  };
}

/** A bounded `first` of a plain list. */
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
