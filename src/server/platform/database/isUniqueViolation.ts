/** PostgreSQL’s code for a row whose key another row has. */
const POSTGRES_UNIQUE = '23505';

/** SQLite’s extended codes for the same: of a unique column, and of a primary key. */
const SQLITE_UNIQUE: readonly unknown[] = [2067, 1555];

/** SQLite’s words: the driver gives no code for statements that return rows. */
const SQLITE_WORDS = /^UNIQUE constraint failed/;

/** True where another transaction was first to keep a row with the same key. */
export function isUniqueViolation(cause: unknown): boolean {
  const { code, errcode, message } = (cause ?? {}) as {
    readonly code?: unknown;
    readonly errcode?: unknown;
    readonly message?: unknown;
  };
  return (
    code === POSTGRES_UNIQUE ||
    SQLITE_UNIQUE.includes(errcode) ||
    (typeof message === 'string' && SQLITE_WORDS.test(message))
  );
}
