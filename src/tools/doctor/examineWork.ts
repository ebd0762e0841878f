import type { Config } from '@/server/platform/config/config';
import { connectDatabase } from '@/server/platform/database/openDatabase';
import { hasSqliteFile } from '@/server/platform/database/sqliteDialect';
import { type QueueState, queueState } from '@/server/platform/jobs/queueState';
import { type SourceState, sourceState } from '@/server/teams/sources/sourceState';
import { type DoctorFinding, note, well } from './DoctorFinding';

/** A server that runs begins a job within seconds. */
const LATE_MS = 600_000;

/** The migrations that made the tables it reads. */
const NEEDED = ['0009-watches-jobs', '0012-living-audiences'];

/** Finds out if jobs are done, messages leave, and audiences are synced. Changes nothing. */
export async function examineWork(
  settings: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<readonly DoctorFinding[]> {
  if (settings.databaseUrl === undefined && !hasSqliteFile(settings.dataDir)) return [];
  try {
    const database = await connectDatabase(settings);
    try {
      const schema = await database.schema();
      if (!NEEDED.every((name) => schema.includes(name))) return [];
      const [queue, sources] = [await queueState(database), await sourceState(database)];
      return [describeQueue(queue), describeSources(sources)];
    } finally {
      await database.close();
    }
  } catch {
    // The finding about the database says why.
    return [];
  }
}

function describeQueue({ kinds, oldestMs }: QueueState): DoctorFinding {
  const part = 'queue';
  const failed = kinds.filter((one) => one.failed > 0);
  if (failed.length > 0)
    return note(
      part,
      `Jobs failed for good within a day: ${failed.map((one) => `${one.failed} of ${one.kind}`).join(', ')}. The log says why.`,
    );
  if (oldestMs > LATE_MS)
    return note(
      part,
      `A job has waited for ${Math.round(oldestMs / 60_000)} minutes. Jobs are done while a server runs.`,
    );
  const retried = kinds.reduce((sum, one) => sum + one.retried, 0);
  return retried > 0
    ? note(part, `${retried} jobs did not succeed at once and are tried again.`)
    : well(part, 'No job is late, and none failed within a day.');
}

function describeSources({ answering, failing }: SourceState): DoctorFinding {
  const part = 'sources';
  return failing > 0
    ? note(part, `${failing} of ${answering + failing} synced audiences fail. Their pages say why.`)
    : well(part, `${answering} audiences are synced, and none fails.`);
}
