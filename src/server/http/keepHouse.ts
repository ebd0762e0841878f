import { endUnusedAudiences } from '@/server/audiences/ownAudiences';
import { databaseHealth, probeDatabase } from '@/server/database/databaseHealth';
import { openDatabase } from '@/server/database/openDatabase';
import { log } from '@/server/observe/log';
import { removeDeletedWorkspaces } from '@/server/workspaces/workspaces';

/** How often the database is tried, and audiences nobody uses are looked for. */
const PROBE_EVERY_MS = 2_000;
const END_EVERY_MS = 3_600_000;

export function keepHouse(): void {
  setInterval(() => void probeDatabase(), PROBE_EVERY_MS).unref();
  const endUnused = async (): Promise<void> => {
    const database = await openDatabase();
    await endUnusedAudiences(database);
    await removeDeletedWorkspaces(database);
  };
  setInterval(
    () =>
      void endUnused().catch((cause: unknown) =>
        log.warn({ err: cause }, 'Audiences nobody uses were not looked for.'),
      ),
    END_EVERY_MS,
  ).unref();
}

/** What /readyz says of the parts the server does without. */
export function findTroubles(): Readonly<Record<string, string>> {
  const health = databaseHealth();
  if (!health || health.isAvailable) return {};
  const since = new Date(health.since).toISOString();
  return { database: `saving is off since ${since}, because ${health.reason}` };
}
