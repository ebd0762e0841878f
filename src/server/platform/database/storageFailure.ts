// An error of a driver → a refusal if the database itself is away, full or broken. Easy to get wrong:
// a mistake in a query must stay a fault.
import { isRefusal, Refusal } from '@/domain/Refusal';

/** SQLite's primary codes; extended forms keep them in the low byte. */
const SQLITE_REASONS: Readonly<Record<number, string>> = {
  5: 'another program keeps it locked',
  8: 'it is read-only',
  10: 'its disk fails',
  11: 'its file is damaged',
  13: 'its disk is full',
  14: 'its file cannot be opened',
  26: 'its file is damaged',
};

/** A table was locked for longer than `lock_timeout`. */
const POSTGRES_LOCKED = '55P03';

/** A user of the database without rights on its tables. */
const POSTGRES_FORBIDDEN = '42501';

/** PostgreSQL's classes: connection, resources, operator, system. */
const POSTGRES_CLASSES = /^(?:08|53|57|58|XX)...$/;

/** Of the network and the file system. */
const SYSTEM_CODES =
  /^(?:ECONN|EHOST|ENET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|ENOENT|EIO|28P01|28000|3D000|ERR_DLOPEN_FAILED|MODULE_NOT_FOUND)/;

/** The PostgreSQL driver gives these no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/;

/** Why the database is not there, in a few words; undefined if that is not what happened. */
export function storageReason(cause: unknown): string | undefined {
  const {
    code,
    errcode,
    message = '',
  } = (cause ?? {}) as {
    readonly code?: unknown;
    readonly errcode?: unknown;
    readonly message?: string;
  };
  if (typeof errcode === 'number') return SQLITE_REASONS[errcode & 0xff];
  if (code === POSTGRES_LOCKED) return 'another program keeps it locked';
  if (code === POSTGRES_FORBIDDEN) return 'its user may not use its tables';
  if (typeof code === 'string' && (POSTGRES_CLASSES.test(code) || SYSTEM_CODES.test(code)))
    return `it cannot be reached (${code})`;
  if (MESSAGES.test(message)) return 'it does not answer';
  return /No native build was found/.test(message) ? 'its driver cannot be loaded' : undefined;
}

/** A refusal where the database is away; anything else as it was. */
export function toStorageRefusal(cause: unknown): unknown {
  const reason = isRefusal(cause) ? undefined : storageReason(cause);
  return reason === undefined ? cause : storageUnavailable(reason, cause);
}

export function storageUnavailable(reason: string, cause: unknown): Refusal {
  return new Refusal(
    'STORAGE_UNAVAILABLE',
    'Saving is off: the server cannot reach its database. Nothing was lost; try again in a few minutes.',
    { reason, cause },
  );
}
