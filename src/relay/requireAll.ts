import type { Result } from 'relay-runtime';

/**
 * The rows of a plural fragment, each caught under the alias `row`: all of them, or why some are
 * missing. Relay types `@catch` on a plural fragment itself as one result, but reads one a row.
 */
export function requireAll<Row>(
  rows: readonly { readonly row: Result<Row, unknown> }[],
): Result<readonly Row[], unknown> {
  const errors = rows.flatMap(({ row }) => (row.ok ? [] : row.errors));
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, value: rows.flatMap(({ row }) => (row.ok ? [row.value] : [])) };
}

/** The data of a fragment that catches its errors. */
export type Caught<Data> = Data extends { readonly ok: true; readonly value: infer Value }
  ? Value
  : never;
