import { endUnusedAudiences } from '@/server/model/audiences/endUnusedAudiences';
import { databaseHealth, probeDatabase } from '@/server/platform/database/databaseHealth';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { forgetDoneJobs } from '@/server/platform/jobs/claimJobs';
import { log } from '@/server/platform/observe/log';
import { forgetOldEvents } from '@/server/teams/accounts/accountEvents';
import { forgetUses } from '@/server/teams/uses/forgetUses';
import { forgetLineAlerts } from '@/server/teams/watches/lineAlerts';
import { forgetQuietTimes } from '@/server/teams/watches/quietTimes';
import { removeDeletedWorkspaces } from '@/server/teams/workspaces/workspaces';
import { dataTrouble } from './serveData';
import { sharedLimits } from './sharedLimits';

/** How often to try the database and to look for unused audiences. */
const PROBE_EVERY_MS = 2_000;
const END_EVERY_MS = 3_600_000;

/** How long jobs that are done stay visible. */
const KEEP_JOBS_MS = 30 * 86_400_000;

export function keepHouse(): void {
  setInterval(() => void probeDatabase(), PROBE_EVERY_MS).unref();
  const endUnused = async (): Promise<void> => {
    const database = await openDatabase();
    await endUnusedAudiences(database);
    await removeDeletedWorkspaces(database);
    await forgetDoneJobs(database, Date.now() - KEEP_JOBS_MS);
    await forgetQuietTimes(database);
    await forgetOldEvents(database);
    await forgetLineAlerts(database);
    await forgetUses(database);
  };
  setInterval(
    () =>
      void endUnused().catch((cause: unknown) =>
        log.warn({ err: cause }, 'What is no longer used was not removed.'),
      ),
    END_EVERY_MS,
  ).unref();
}

/** The problems that /readyz reports for the parts that the server can do without. */
export function findTroubles(): Readonly<Record<string, string>> {
  const health = databaseHealth();
  const limits = sharedLimits()?.trouble;
  const data = dataTrouble();
  return {
    ...(health &&
      !health.isAvailable && {
        database: `saving is off since ${new Date(health.since).toISOString()}, because ${health.reason}`,
      }),
    ...(limits !== undefined && { limits }),
    ...(data !== undefined && { data: `what was activated last is not served. ${data}` }),
  };
}
