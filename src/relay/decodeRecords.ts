// Compact text → Relay records. On the path to a restored screen, so every value is read once and
// written once, where it stays. What one would get wrong: the text comes from a disk anybody may
// write to; every number is checked, and a bad one drops the whole text.
import type { OperationDescriptor } from 'relay-runtime';
import { answersOperation } from './answersOperation';
import { CodecError, readRecordTable } from './readRecordTable';
import {
  clientId,
  type Column,
  ColumnKind,
  type Group,
  type RecordTable,
  type StoreRecord,
} from './recordTable';

type MutableRecord = Record<string, unknown>;

/** By row number, then the dangling ones; a derived id is missing until its parent's is known. */
type Ids = (string | undefined)[];

/**
 * Records derive their ids from parents at most this deep: deeper, or round in a circle, is nothing
 * a store holds.
 */
const MAX_DEPTH = 64;

/**
 * Decodes what `encodeRecords` wrote.
 * @param operation where given, what the records must answer by themselves
 * @throws CodecError for anything else
 */
export function decodeRecords(text: string, operation?: OperationDescriptor): StoreRecord[] {
  const table = readRecordTable(text);
  if (operation && !answersOperation(operation, table))
    throw new CodecError('records that do not answer their operation');
  const ids = idsOf(table);
  const records: StoreRecord[] = [];
  for (const group of table[0]) addRecords(group, ids, records);
  return records;
}

function idsOf([groups, dangling]: RecordTable): Ids {
  const ids: Ids = [];
  for (const [, count, own] of groups)
    for (let row = 0; row < count; row += 1) ids.push(own?.[row]);
  const rowCount = ids.length;
  for (const id of dangling) ids.push(id);
  // A child may stand before its parent, so whatever is nameless after one pass is tried again.
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    let base = 0;
    for (const group of groups) {
      nameChildren(group, base, ids, rowCount);
      base += group[1];
    }
    if (!ids.includes(undefined)) return ids;
  }
  throw new CodecError('a row without an id');
}

/** Gives the children of a group's rows their ids, where the rows have theirs. */
function nameChildren(
  [, count, own, keys, columns]: Group,
  base: number,
  ids: Ids,
  rowCount: number,
): void {
  for (let at = 0; at < columns.length; at += 1) {
    const [kind, data, more] = columns[at] as Column;
    if (
      kind !== ColumnKind.CHILD &&
      kind !== ColumnKind.CHILD_LISTS &&
      kind !== ColumnKind.CHILD_RUNS
    )
      continue;
    const children = listOf(data, count);
    const lengths = kind === ColumnKind.CHILD_RUNS ? listOf(more, count) : undefined;
    for (let row = 0; row < count; row += 1) {
      const id = ids[base + row];
      if (id === undefined) continue;
      // An id that was derived begins as all of them do: looking at it would make one flat string
      // of the parts it still is.
      const path = `${own ? clientId(id) : id}:${keys[at]}`;
      const child = children[row];
      if (lengths) nameRun(path, child, lengths[row], ids, rowCount);
      else if (kind === ColumnKind.CHILD) name(child, path, ids, rowCount);
      else if (Array.isArray(child))
        for (let position = 0; position < child.length; position += 1)
          name(child[position], `${path}:${position}`, ids, rowCount);
    }
  }
}

function nameRun(path: string, first: unknown, length: unknown, ids: Ids, rowCount: number): void {
  if (!isCount(first) || !isCount(length) || first + length > rowCount)
    throw new CodecError('a run outside its table');
  for (let position = 0; position < length; position += 1)
    ids[first + position] ??= `${path}:${position}`;
}

function name(child: unknown, id: string, ids: Ids, rowCount: number): void {
  if (isCount(child) && child < rowCount) ids[child] ??= id;
}

function addRecords(
  [typename, count, , keys, columns]: Group,
  ids: Ids,
  records: StoreRecord[],
): void {
  const base = records.length;
  const values = columns.map((column) => valuesOf(column, count, ids));
  for (let row = 0; row < count; row += 1) {
    // Field by field in the same order, so that all rows take the same hidden classes: quicker than
    // copies of a first row that are filled later.
    const record: MutableRecord = {};
    record.__id = ids[base + row];
    record.__typename = typename;
    for (let at = 0; at < keys.length; at += 1) record[keys[at] as string] = values[at]?.[row];
    records.push(record as unknown as StoreRecord);
  }
}

/** One value a row. */
function valuesOf([kind, data, more]: Column, count: number, ids: Ids): readonly unknown[] {
  if (kind === ColumnKind.CONSTANT) return new Array(count).fill(scalarOf(data));
  if (kind === ColumnKind.DICTIONARY) return fromDictionary(data, listOf(more, count));
  const values = listOf(data, count);
  switch (kind) {
    case ColumnKind.VALUES:
      return values.map(plainOf);
    case ColumnKind.LINK:
    case ColumnKind.CHILD:
      return values.map((row) => linkOf(row, ids));
    case ColumnKind.LINKS:
    case ColumnKind.CHILD_LISTS:
      return values.map((rows) => linksOf(rows, ids));
    case ColumnKind.CHILD_RUNS:
      return fromRuns(values as readonly number[], listOf(more, count) as readonly number[], ids);
    default:
      throw new CodecError('an unknown kind of column');
  }
}

function fromDictionary(distinct: unknown, positions: readonly unknown[]): unknown[] {
  if (!Array.isArray(distinct)) throw new CodecError('a dictionary that is no list');
  const values = distinct.map(scalarOf);
  return positions.map((position) => {
    if (!isCount(position) || position >= values.length)
      throw new CodecError('a position outside its dictionary');
    return values[position];
  });
}

/** The runs were checked when their rows were named. */
function fromRuns(firsts: readonly number[], lengths: readonly number[], ids: Ids): unknown[] {
  return firsts.map((first, row) => ({ __refs: ids.slice(first, first + (lengths[row] ?? 0)) }));
}

function linkOf(row: unknown, ids: Ids): { readonly __ref: string } | null {
  return row === -1 ? null : { __ref: linkedId(row, ids) };
}

function linksOf(rows: unknown, ids: Ids): { readonly __refs: (string | null)[] } | null {
  if (rows === -1) return null;
  if (!Array.isArray(rows)) throw new CodecError('a list of links that is no list');
  return { __refs: rows.map((row) => (row === null ? null : linkedId(row, ids))) };
}

function linkedId(row: unknown, ids: Ids): string {
  const id = typeof row === 'number' ? ids[row] : undefined;
  if (id === undefined) throw new CodecError('a link to no row');
  return id;
}

function scalarOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) throw new CodecError('an object among scalars');
  return value;
}

/**
 * Lists and custom scalars pass; what looks like a link does not, since links have columns of their
 * own.
 */
function plainOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && ('__ref' in value || '__refs' in value))
    throw new CodecError('a link among values');
  return value;
}

function listOf(values: unknown, count: number): readonly unknown[] {
  if (!Array.isArray(values) || values.length !== count)
    throw new CodecError('a column of another length');
  return values;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
