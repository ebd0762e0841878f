// Relay records → compact text. Written when idle, so it may look at everything twice: first who is
// whose child, then column by column. What one would get wrong: an id may be left out only because
// some parent's link derives it, never because of how it is spelled.
import {
  type Column,
  ColumnKind,
  type Group,
  isChildId,
  type Link,
  type Links,
  type RecordTable,
  type StoreRecord,
} from './recordTable';

/** A record while it is encoded. */
interface Row {
  readonly record: StoreRecord;
  readonly shape: Shape;
  isDerived: boolean;
  /** Undefined until the row is placed in a group, then its number among all rows. */
  number: number | undefined;
}

/** What records of one type with the same fields share. */
interface Shape {
  readonly typename: string;
  readonly keys: readonly string[];
  /** The fields whose links derive the ids of what they lead to, in every row. */
  readonly childKeys: Set<string>;
  /**
   * All such rows, and, in the order they are written, those whose id is written and those whose id
   * a parent derives.
   */
  readonly all: Row[];
  readonly named: Row[];
  readonly derived: Row[];
}

type ShapesByType = Map<string, readonly Shape[]>;

type NumberOf = (id: string) => number;

/** Encodes records, each id once. Links to records that are not among them survive. */
export function encodeRecords(records: readonly StoreRecord[]): string {
  const shapes: ShapesByType = new Map();
  const byId = new Map<string, Row>();
  for (const record of records) byId.set(record.__id, rowOf(record, shapes));
  for (const shape of [...shapes.values()].flat()) markDerived(shape, byId);
  const groups = orderRows(byId);
  let rowCount = 0;
  for (const { rows } of groups) for (const row of rows) row.number = rowCount++;

  const dangling = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = byId.get(id)?.number ?? dangling.get(id);
    if (number !== undefined) return number;
    dangling.set(id, rowCount + dangling.size);
    return rowCount + dangling.size - 1;
  };
  const table: RecordTable = [
    groups.map(({ shape, rows }) => groupOf(shape, rows, numberOf)),
    [...dangling.keys()],
  ];
  return JSON.stringify(table);
}

function rowOf(record: StoreRecord, shapes: ShapesByType): Row {
  const known = shapes.get(record.__typename);
  let shape = known?.find(({ keys }) => hasKeys(record, keys));
  if (!shape) {
    const keys = Object.keys(record).filter((key) => isField(record, key));
    shape = {
      typename: record.__typename,
      keys,
      childKeys: new Set(),
      all: [],
      named: [],
      derived: [],
    };
    shapes.set(record.__typename, [shape, ...(known ?? [])]);
  }
  const row: Row = { record, shape, isDerived: false, number: undefined };
  shape.all.push(row);
  return row;
}

/** Whether a record has exactly these fields, in this order. */
function hasKeys(record: StoreRecord, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in record) {
    if (key === keys[at] && record[key] !== undefined) at += 1;
    else if (isField(record, key)) return false;
  }
  return at === keys.length;
}

/**
 * An epoch of this tab's store means nothing in another, and an undefined value is what Relay calls
 * missing.
 */
function isField(record: StoreRecord, key: string): boolean {
  return (
    key !== '__id' &&
    key !== '__typename' &&
    key !== '__invalidated_at' &&
    record[key] !== undefined
  );
}

/**
 * A field derives ids only if it does so in all rows of a shape, since whatever part of them
 * becomes a group has one column for it.
 */
function markDerived({ keys, childKeys, all }: Shape, byId: ReadonlyMap<string, Row>): void {
  const mark = (id: string) => {
    const child = byId.get(id);
    if (child) child.isDerived = true;
  };
  for (const key of keys) {
    if (!all.every(({ record }) => isEveryChild(record[key], record.__id, key))) continue;
    childKeys.add(key);
    for (const { record } of all) eachLinked(record[key], mark);
  }
}

interface Rows {
  readonly shape: Shape;
  readonly rows: readonly Row[];
}

/**
 * Rows stand in the order a reader meets them breadth first, so that a list of children is a run of
 * consecutive rows.
 */
function orderRows(byId: ReadonlyMap<string, Row>): Rows[] {
  const groups: Rows[] = [];
  const queue: Row[] = [];
  const place = (row: Row | undefined) => {
    if (!row || row.number !== undefined) return;
    const rows = row.isDerived ? row.shape.derived : row.shape.named;
    if (rows.length === 0) groups.push({ shape: row.shape, rows });
    row.number = rows.push(row);
    queue.push(row);
  };
  const placeId = (id: string) => place(byId.get(id));
  let next = 0;
  for (const start of byId.values()) {
    place(start);
    for (let row = queue[next]; row; row = queue[++next])
      for (const key of row.shape.keys) eachLinked(row.record[key], placeId);
  }
  return groups;
}

function eachLinked(value: unknown, visit: (id: string) => void): void {
  if (isLink(value)) visit(value.__ref);
  else if (isLinks(value)) for (const id of value.__refs) if (id !== null) visit(id);
}

function isEveryChild(value: unknown, parentId: string, key: string): boolean {
  if (value === null) return true;
  if (isLink(value)) return isChildId(value.__ref, parentId, key, -1);
  return (
    isLinks(value) &&
    value.__refs.every((id, position) => id === null || isChildId(id, parentId, key, position))
  );
}

function groupOf(
  { typename, keys, childKeys }: Shape,
  rows: readonly Row[],
  numberOf: NumberOf,
): Group {
  const columns = keys.map((key) =>
    columnOf(
      rows.map(({ record }) => record[key]),
      childKeys.has(key),
      numberOf,
    ),
  );
  return [
    typename,
    rows.length,
    rows[0]?.isDerived === true ? null : rows.map(({ record }) => record.__id),
    keys,
    columns,
  ];
}

function columnOf(values: readonly unknown[], isChild: boolean, numberOf: NumberOf): Column {
  const first = values.find((value) => value !== null);
  if (!isLink(first) && !isLinks(first)) return valueColumn(values);
  if (isLink(first))
    return [
      isChild ? ColumnKind.CHILD : ColumnKind.LINK,
      values.map((link) => (link === null ? -1 : numberOf((link as Link).__ref))),
    ];
  const numbers = values.map((list) =>
    list === null ? -1 : (list as Links).__refs.map((id) => (id === null ? null : numberOf(id))),
  );
  return isChild ? childLists(numbers) : [ColumnKind.LINKS, numbers];
}

function childLists(numbers: (-1 | (number | null)[])[]): Column {
  const isRun = numbers.every(
    (list) =>
      list !== -1 && list.every((number, at) => number !== null && number === Number(list[0]) + at),
  );
  if (!isRun) return [ColumnKind.CHILD_LISTS, numbers];
  const runs = numbers as number[][];
  return [ColumnKind.CHILD_RUNS, runs.map((list) => list[0] ?? 0), runs.map((list) => list.length)];
}

/** A column whose first rows are all different is taken to have no use for a dictionary. */
const SAMPLE_ROWS = 256;

function valueColumn(values: readonly unknown[]): Column {
  const positions = new Map<unknown, number>();
  let plain = 0;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row];
    if (typeof value === 'object' && value !== null) return [ColumnKind.VALUES, values];
    if (!positions.has(value)) positions.set(value, positions.size);
    plain += lengthOf(value);
    if (row === SAMPLE_ROWS && positions.size > SAMPLE_ROWS) return [ColumnKind.VALUES, values];
  }
  if (positions.size === 1) return [ColumnKind.CONSTANT, values[0]];

  // A dictionary pays where what it saves is more than the positions it adds.
  const distinct = [...positions.keys()];
  let packed = values.length * (String(distinct.length).length + 1);
  for (const value of distinct) packed += lengthOf(value);
  return packed < plain
    ? [ColumnKind.DICTIONARY, distinct, values.map((value) => positions.get(value) ?? 0)]
    : [ColumnKind.VALUES, values];
}

/** About how many characters a value and its comma take. */
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length + 3 : 5;
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Link>).__ref === 'string'
  );
}

function isLinks(value: unknown): value is Links {
  return (
    typeof value === 'object' && value !== null && Array.isArray((value as Partial<Links>).__refs)
  );
}
