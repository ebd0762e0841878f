// Compact text → Relay records. On the path to a restored screen, so one pass a column and every object made whole before it is filled.
// What one would get wrong: the text comes from a disk anybody may write to; every number is checked, and a bad one drops the whole text.
import type { OperationDescriptor } from 'relay-runtime';

import { answersOperation } from './answersOperation';
import { CodecError, readRecordTable } from './readRecordTable';
import { childId, ColumnKind, type Column, type Group, type RecordTable, type StoreRecord } from './recordTable';

type MutableRecord = Record<string, unknown>;

/** By row number, then the dangling ones; a derived id is missing until its parent's is known. */
type Ids = (string | undefined)[];

/** Records derive their ids from parents at most this deep: deeper, or round in a circle, is nothing a store holds. */
const MAX_DEPTH = 64;

/**
 * Decodes what `encodeRecords` wrote.
 * @param operation where given, what the records must answer by themselves
 * @throws CodecError for anything else
 */
export function decodeRecords(text: string, operation?: OperationDescriptor): StoreRecord[] {
  const table = readRecordTable(text);
  if (operation && !answersOperation(operation, table)) throw new CodecError('records that do not answer their operation');
  const ids = idsOf(table);
  const records: StoreRecord[] = [];
  for (const group of table[0]) addRecords(group, ids, records);
  return records;
}

function idsOf([groups, dangling]: RecordTable): Ids {
  const ids: Ids = [];
  for (const [, count, own] of groups) for (let row = 0; row < count; row += 1) ids.push(own?.[row]);
  const rowCount = ids.length;
  for (const id of dangling) ids.push(id);
  // A child may stand before its parent, so whatever is nameless after one pass is tried again.
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    eachColumn(groups, (column, key, base, count) => nameChildren(column, key, base, count, ids, rowCount));
    if (!ids.includes(undefined)) return ids;
  }
  throw new CodecError('a row without an id');
}

function eachColumn(groups: readonly Group[], visit: (column: Column, key: string, base: number, count: number) => void): void {
  let base = 0;
  for (const [, count, , keys, columns] of groups) {
    for (let at = 0; at < columns.length; at += 1) visit(columns[at] as Column, keys[at] as string, base, count);
    base += count;
  }
}

/** Gives every child of a column its id, where its parent has one. */
function nameChildren(column: Column, key: string, base: number, count: number, ids: Ids, rowCount: number): void {
  const kind = column[0];
  if (kind !== ColumnKind.CHILD && kind !== ColumnKind.CHILD_LISTS && kind !== ColumnKind.CHILD_RUNS) return;
  const values = listOf(column[1], count);
  const lengths = kind === ColumnKind.CHILD_RUNS ? listOf(column[2], count) : undefined;
  for (let row = 0; row < count; row += 1) {
    const parent = ids[base + row];
    if (parent === undefined) continue;
    const value = values[row];
    if (lengths) nameRun(parent, key, value, lengths[row], ids, rowCount);
    else if (kind === ColumnKind.CHILD) name(value, parent, key, -1, ids, rowCount);
    else if (Array.isArray(value)) for (let at = 0; at < value.length; at += 1) name(value[at], parent, key, at, ids, rowCount);
  }
}

function nameRun(parent: string, key: string, first: unknown, length: unknown, ids: Ids, rowCount: number): void {
  if (!isCount(first) || !isCount(length) || first + length > rowCount) throw new CodecError('a run outside its table');
  for (let at = 0; at < length; at += 1) ids[first + at] ??= childId(parent, key, at);
}

function name(child: unknown, parent: string, key: string, position: number, ids: Ids, rowCount: number): void {
  if (isCount(child) && child < rowCount) ids[child] ??= childId(parent, key, position);
}

function addRecords([typename, count, , keys, columns]: Group, ids: Ids, records: StoreRecord[]): void {
  // Copies of one template share its hidden class, which makes filling them three times as quick as adding field by field.
  const template: MutableRecord = { __id: '', __typename: typename };
  for (let at = 0; at < keys.length; at += 1) template[keys[at] as string] = columns[at]?.[0] === ColumnKind.CONSTANT ? scalarOf(columns[at]?.[1]) : null;
  const base = records.length;
  for (let row = 0; row < count; row += 1) {
    const record = { ...template };
    record.__id = ids[base + row];
    records.push(record as StoreRecord);
  }
  for (let at = 0; at < keys.length; at += 1) fillColumn(columns[at] as Column, keys[at] as string, base, count, ids, records);
}

function fillColumn(column: Column, key: string, base: number, count: number, ids: Ids, records: readonly MutableRecord[]): void {
  switch (column[0]) {
    case ColumnKind.CONSTANT:
      return;
    case ColumnKind.VALUES:
      return fill(records, key, base, listOf(column[1], count), plainOf, ids);
    case ColumnKind.DICTIONARY:
      return fillFromDictionary(column, key, base, count, records);
    case ColumnKind.LINK:
    case ColumnKind.CHILD:
      return fill(records, key, base, listOf(column[1], count), linkOf, ids);
    case ColumnKind.LINKS:
    case ColumnKind.CHILD_LISTS:
      return fill(records, key, base, listOf(column[1], count), linksOf, ids);
    case ColumnKind.CHILD_RUNS:
      return fillRuns(column, key, base, count, ids, records);
    default:
      throw new CodecError('an unknown kind of column');
  }
}

function fill(records: readonly MutableRecord[], key: string, base: number, values: readonly unknown[], valueOf: (value: unknown, ids: Ids) => unknown, ids: Ids): void {
  for (let row = 0; row < values.length; row += 1) (records[base + row] as MutableRecord)[key] = valueOf(values[row], ids);
}

function fillFromDictionary(column: Column, key: string, base: number, count: number, records: readonly MutableRecord[]): void {
  const [, distinct] = column;
  if (!Array.isArray(distinct)) throw new CodecError('a dictionary that is no list');
  const values = distinct.map(scalarOf);
  const positions = listOf(column[2], count);
  for (let row = 0; row < count; row += 1) {
    const position = positions[row];
    if (!isCount(position) || position >= values.length) throw new CodecError('a position outside its dictionary');
    (records[base + row] as MutableRecord)[key] = values[position];
  }
}

function fillRuns(column: Column, key: string, base: number, count: number, ids: Ids, records: readonly MutableRecord[]): void {
  const firsts = listOf(column[1], count) as readonly number[];
  const lengths = listOf(column[2], count) as readonly number[];
  for (let row = 0; row < count; row += 1) {
    const first = firsts[row] ?? 0;
    (records[base + row] as MutableRecord)[key] = { __refs: ids.slice(first, first + (lengths[row] ?? 0)) };
  }
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

/** Lists and custom scalars pass; what looks like a link does not, since links have columns of their own. */
function plainOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && ('__ref' in value || '__refs' in value)) throw new CodecError('a link among values');
  return value;
}

function listOf(values: unknown, count: number): readonly unknown[] {
  if (!Array.isArray(values) || values.length !== count) throw new CodecError('a column of another length');
  return values;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
