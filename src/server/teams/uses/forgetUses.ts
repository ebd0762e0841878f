import type { Database } from '@/server/platform/database/Database';
import { weekOf } from './KnownUse';

const DAY_MS = 86_400_000;
/** As long as events of accounts are kept: a year, and the month in which people look back at it. */
const KEEP_DAYS = 400;

/** Removes repositories that stopped reporting long ago, and counts of old weeks. */
export async function forgetUses(database: Database, now = Date.now()): Promise<void> {
  const limit = now - KEEP_DAYS * DAY_MS;
  await database.connection().deleteFrom('use_reports').where('reported_at', '<', limit).execute();
  await database.connection().deleteFrom('use_weeks').where('week', '<', weekOf(limit)).execute();
}
