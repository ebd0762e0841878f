// Text → a table whose outline is what recordTable.ts says. What one would get wrong: the columns'
// insides are checked where they are read, in decodeRecords.
import type { Group, RecordTable } from './recordTable';

/** The text is not what encodeRecords writes: truncated, foreign or made to harm. */
export class CodecError extends Error {
  override readonly name = 'CodecError';
}

/** More rows than any entry within our limit can hold: a text that claims more is not ours. */
const MAX_ROWS = 1_000_000;

/** @throws CodecError where the text is no table. */
export function readRecordTable(text: string): RecordTable {
  const table = parse(text);
  if (!Array.isArray(table) || table.length !== 2) throw new CodecError('not a table');
  const [groups, dangling] = table as unknown[];
  if (!isListOf(groups, isGroup) || !isListOf(dangling, isString))
    throw new CodecError('not a table');
  if (groups.reduce((sum, [, count]) => sum + count, 0) > MAX_ROWS)
    throw new CodecError('more rows than an entry can hold');
  return [groups, dangling];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CodecError('not JSON');
  }
}

function isGroup(value: unknown): value is Group {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [typename, count, ids, keys, columns] = value as unknown[];
  return (
    isString(typename) &&
    Number.isSafeInteger(count) &&
    Number(count) >= 0 &&
    (ids === null || (isListOf(ids, isString) && ids.length === count)) &&
    isListOf(keys, isFieldKey) &&
    Array.isArray(columns) &&
    columns.length === keys.length &&
    columns.every(Array.isArray)
  );
}

/**
 * A key that would reach the prototype, or overwrite a record's identity, is nothing Relay writes.
 */
function isFieldKey(value: unknown): value is string {
  return isString(value) && value !== '__proto__' && value !== '__id' && value !== '__typename';
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}
