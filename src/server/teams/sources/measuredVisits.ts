import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { listRevisions } from './addRevision';
import { readBeaconCounts } from './beaconCounts';
import { LEAST_VISITS } from './BeaconRollUp';

/** A normal distribution has 95 of 100 values within so many standard deviations. */
const DEVIATIONS = 1.96;

/** A tenth of a point: releases of one class are spread as the world uses them. */
const CLASS_ERROR = 0.001;

/**
 * How far a measured share may be from the true one, 0–1; it is right 95 times of 100. Chance has most
 * of it; the rest are rare releases, counted with their neighbors, and releases that no test tells
 * apart. A property test holds it.
 */
export function measuredError(share: number, visits: number): number {
  const chance = DEVIATIONS * Math.sqrt(Math.max(share * (1 - share), 0) / visits);
  return Math.min(1, chance + LEAST_VISITS / 2 / visits + CLASS_ERROR);
}

/**
 * The visits behind the audience of a project that its visitors' browsers measure, in the days of its
 * newest revision. Undefined for other audiences.
 */
export async function measuredVisits(
  database: Database,
  { workspace_id, audience }: Pick<ProjectRow, 'workspace_id' | 'audience'>,
): Promise<number | undefined> {
  const source = await database
    .connection()
    .selectFrom('audience_sources')
    .select(['id', 'audience_id'])
    .where('kind', '=', 'BEACON')
    .where('workspace_id', '=', workspace_id)
    .where('audience_id', '=', audience.replace(/^custom:/, ''))
    .executeTakeFirst();
  if (!source) return undefined;
  const [newest] = await listRevisions(database, source.audience_id, 1);
  if (!newest) return undefined;
  const days = { from: newest.from_day, to: newest.to_day };
  const counts = await readBeaconCounts(database, source.id, days);
  const visits = counts
    .filter(({ engine }) => engine !== '')
    .reduce((sum, count) => sum + count.visits, 0);
  return visits > 0 ? visits : undefined;
}
