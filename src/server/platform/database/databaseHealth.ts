// The database's state as last tried: for readiness, and so that no request waits for a database that
// is known to be away.
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { isRefusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import { perProcess } from '@/server/platform/memory/perProcess';
import { log } from '@/server/platform/observe/log';
import type { OpenDatabase } from './Database';
import { openDatabase } from './openDatabase';
import { orSilent } from './orSilent';
import { storageReason } from './storageFailure';

export interface DatabaseHealth {
  readonly isAvailable: boolean;
  /** Why it is not available, in a few words. */
  readonly reason?: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const PROBE_LIMIT_MS = 1_000;
/** A first start makes the schema, an upgrade changes it: on a busy machine that takes seconds. */
const OPENING_LIMIT_MS = 60_000;
const LEAST_FREE_BYTES = 8_000_000;

const memory = perProcess('databaseHealth', (): { latest?: DatabaseHealth } => ({}));

/** Undefined until it is first tried. */
export const databaseHealth = (): DatabaseHealth | undefined => memory.latest;

/**
 * Waits until the database is open and its schema up to date, then tries it. A start that migrates is
 * no trouble to report; a database that is away fails at once, and the server starts without it.
 */
export async function awaitDatabase(
  open: OpenDatabase = openDatabase,
  limitMs = OPENING_LIMIT_MS,
): Promise<DatabaseHealth> {
  await orSilent(
    open().catch(() => undefined),
    undefined,
    limitMs,
  );
  return probeDatabase();
}

/** Tries the database, and says in the log when it goes and when it is back. Never rejects. */
export async function probeDatabase(): Promise<DatabaseHealth> {
  const reason = await orSilent(findTrouble(), 'it does not answer', PROBE_LIMIT_MS);
  const before = memory.latest;
  if (before && before.reason === reason) return before;
  const health = {
    isAvailable: reason === undefined,
    ...(reason !== undefined && { reason }),
    since: Date.now(),
  };
  memory.latest = health;
  if (reason !== undefined) log.warn({ reason }, 'Saving is off: the database is not available.');
  else if (before) log.info('The database is available again.');
  return health;
}

async function findTrouble(): Promise<string | undefined> {
  try {
    const database = await openDatabase();
    await sql`select 1`.execute(database.connection());
    const { databaseUrl, dataDir } = config();
    if (databaseUrl !== undefined) return undefined;
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < LEAST_FREE_BYTES ? 'its disk is full' : undefined;
  } catch (cause) {
    const refused = isRefusal(cause) ? cause.details.reason : undefined;
    return typeof refused === 'string' ? refused : (storageReason(cause) ?? String(cause));
  }
}
