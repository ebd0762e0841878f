// Compact text → Relay records. On the path to a restored screen, so one pass a column and every object made whole before it is filled.
// What one would get wrong: the text comes from a disk anybody may write to; every number is checked, and a bad one drops the whole text.
import { CodecError, readRecordTable } from './readRecordTable';
import { childId, ColumnKind, type Column, type Group, type StoreRecord } from './recordTable';

type MutableRecord = Record<string, unknown>;

/** What the numbers in a table stand for, while it is being read. */
interface Reading {
  readonly records: MutableRecord[];
  /** By row number, then the dangling ones; a derived id is filled in when it is first needed. */
  readonly ids: (string | undefined)[];
  /** Of rows with derived ids: the parent's row, −1 while none is known, the field and the position in its list, −1 for a single link. */
  readonly parents: Int32Array;
  readonly parentKeys: string[];
  readonly positions: Int32Array;
}

/** Records derive their ids from parents at most this deep: deeper, or round in a circle, is nothing a store holds. */
const MAX_DEPTH = 64;

/** Decodes what `encodeRecords` wrote. @throws CodecError for anything else. */
export function decodeRecords(text: string): StoreRecord[] {
  const [groups, dangling] = readRecordTable(text);
  const rowCount = groups.reduce((sum, [, count]) => sum + count, 0);
  const reading: Reading = {
    records: [],
    ids: [],
    parents: new Int32Array(rowCount).fill(-1),
    parentKeys: [],
    positions: new Int32Array(rowCount).fill(-1),
  };
  for (const group of groups) addRows(group, reading);
  for (const id of dangling) reading.ids.push(id);
  eachColumn(groups, (column, key, base, count) => nameChildren(column, key, base, count, reading));
  for (let row = 0; row < rowCount; row += 1) setField(reading, row, '__id', idOf(reading, row, 0));
  eachColumn(groups, (column, key, base, count) => fillColumn(column, key, base, count, reading));
  return reading.records as StoreRecord[];
}

function addRows([typename, count, ids, keys]: Group, { records, ids: all }: Reading): void {
  // Copies of one template share its hidden class, which makes filling them three times as quick as adding field by field.
  const template: MutableRecord = { __id: '', __typename: typename };
  for (const key of keys) template[key] = null;
  for (let row = 0; row < count; row += 1) {
    all.push(ids?.[row]);
    records.push({ ...template });
  }
}

function eachColumn(groups: readonly Group[], visit: (column: Column, key: string, base: number, count: number) => void): void {
  let base = 0;
  for (const [, count, , keys, columns] of groups) {
    for (let at = 0; at < columns.length; at += 1) visit(columns[at] as Column, keys[at] as string, base, count);
    base += count;
  }
}

/** Notes for every child which parent, field and position give it its id. */
function nameChildren(column: Column, key: string, base: number, count: number, reading: Reading): void {
  switch (column[0]) {
    case ColumnKind.CHILD:
      listOf(column[1], count).forEach((child, row) => adopt(reading, child, base + row, key, -1));
      return;
    case ColumnKind.CHILD_LISTS:
      listOf(column[1], count).forEach((list, row) => {
        if (Array.isArray(list)) list.forEach((child, position) => adopt(reading, child, base + row, key, position));
      });
      return;
    case ColumnKind.CHILD_RUNS:
      eachRun(column, count, reading, (first, length, row) => {
        for (let position = 0; position < length; position += 1) adopt(reading, first + position, base + row, key, position);
      });
  }
}

function adopt({ ids, parents, parentKeys, positions }: Reading, child: unknown, parent: number, key: string, position: number): void {
  if (typeof child !== 'number' || !(child >= 0 && child < parents.length) || ids[child] !== undefined || parents[child] !== -1) return;
  parents[child] = parent;
  parentKeys[child] = key;
  positions[child] = position;
}

function idOf(reading: Reading, row: number, depth: number): string {
  const known = reading.ids[row];
  if (known !== undefined) return known;
  const parent = reading.parents[row] ?? -1;
  if (parent < 0 || depth > MAX_DEPTH) throw new CodecError('a row without an id');
  return (reading.ids[row] = childId(idOf(reading, parent, depth + 1), reading.parentKeys[row] ?? '', reading.positions[row] ?? -1));
}

function fillColumn(column: Column, key: string, base: number, count: number, reading: Reading): void {
  switch (column[0]) {
    case ColumnKind.CONSTANT:
      for (let row = 0; row < count; row += 1) setField(reading, base + row, key, scalarOf(column[1]));
      return;
    case ColumnKind.VALUES:
      return fill(reading, key, base, listOf(column[1], count), plainOf);
    case ColumnKind.DICTIONARY:
      return fillFromDictionary(column, key, base, count, reading);
    case ColumnKind.LINK:
    case ColumnKind.CHILD:
      return fill(reading, key, base, listOf(column[1], count), linkOf);
    case ColumnKind.LINKS:
    case ColumnKind.CHILD_LISTS:
      return fill(reading, key, base, listOf(column[1], count), linksOf);
    case ColumnKind.CHILD_RUNS:
      return eachRun(column, count, reading, (first, length, row) => {
        setField(reading, base + row, key, { __refs: reading.ids.slice(first, first + length) });
      });
    default:
      throw new CodecError('an unknown kind of column');
  }
}

function fill(reading: Reading, key: string, base: number, values: readonly unknown[], valueOf: (value: unknown, reading: Reading) => unknown): void {
  for (let row = 0; row < values.length; row += 1) setField(reading, base + row, key, valueOf(values[row], reading));
}

function fillFromDictionary(column: Column, key: string, base: number, count: number, reading: Reading): void {
  const [, distinct] = column;
  if (!Array.isArray(distinct)) throw new CodecError('a dictionary that is no list');
  const values = distinct.map(scalarOf);
  fill(reading, key, base, listOf(column[2], count), (position) => {
    if (typeof position !== 'number' || values[position] === undefined) throw new CodecError('a position outside its dictionary');
    return values[position];
  });
}

function setField({ records }: Reading, row: number, key: string, value: unknown): void {
  (records[row] as MutableRecord)[key] = value;
}

function linkOf(row: unknown, reading: Reading): { readonly __ref: string } | null {
  return row === -1 ? null : { __ref: linkedId(row, reading) };
}

function linksOf(rows: unknown, reading: Reading): { readonly __refs: (string | null)[] } | null {
  if (rows === -1) return null;
  if (!Array.isArray(rows)) throw new CodecError('a list of links that is no list');
  return { __refs: rows.map((row) => (row === null ? null : linkedId(row, reading))) };
}

function linkedId(row: unknown, { ids }: Reading): string {
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

function eachRun(column: Column, count: number, { parents }: Reading, visit: (first: number, length: number, row: number) => void): void {
  const firsts = listOf(column[1], count);
  const lengths = listOf(column[2], count);
  for (let row = 0; row < count; row += 1) {
    const [first, length] = [firsts[row], lengths[row]];
    if (!isCount(first) || !isCount(length) || first + length > parents.length) throw new CodecError('a run outside its table');
    visit(first, length, row);
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
