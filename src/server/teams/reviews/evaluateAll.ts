import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { evaluateProject } from './evaluateProject';
import { startRun } from './ProjectReading';

export interface EvaluationReport {
  readonly projects: number;
  readonly opened: number;
}

/** At most so many projects are read at once. */
const BATCH = 100;

/** Evaluates every project in use with the data of a context, between requests. */
export async function evaluateAll(
  database: Database,
  context: RequestContext,
  now = Date.now(),
): Promise<EvaluationReport> {
  const run = startRun(database, context, now);
  let [projects, opened, after] = [0, 0, ''];
  for (;;) {
    const batch = await database
      .connection()
      .selectFrom('projects')
      .selectAll()
      .where('id', '>', after)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const project of batch) {
      opened += await evaluateProject(run, project);
      // Requests have their turn between two projects.
      await nextTurn();
    }
    projects += batch.length;
    if (batch.length < BATCH) return { projects, opened };
    after = batch.at(-1)!.id;
  }
}
