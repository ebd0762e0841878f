// The reports of a project's repositories, read as answers: how often something is used, in how many
// files and repositories, and since when.
import type { Day } from '@/domain/Day';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { UseReportRow } from '@/server/platform/database/UseTables';
import { type KnownUse, readUses, weekOf } from './KnownUse';

const DAY_MS = 86_400_000;
/** Counts of now are compared with those of so long ago. */
const BEFORE_MS = 28 * DAY_MS;

export interface RepositoryUses {
  readonly projectId: string;
  readonly repository: string;
  readonly reportedAt: number;
  /** All files with uses. */
  readonly fileCount: number;
  readonly uses: readonly KnownUse[];
}

export interface ProjectUses {
  /** By name; one at least. */
  readonly repositories: readonly RepositoryUses[];
  /** Counts by key four weeks ago, over all repositories; undefined if none had reported by then. */
  readonly before: ReadonlyMap<string, number> | undefined;
}

export interface UseCount {
  readonly useCount: number;
  readonly fileCount: number;
  readonly repositoryCount: number;
  readonly since: Day;
}

export interface UsedFeature {
  readonly feature: Feature;
  readonly count: UseCount;
  /** Those with the most uses first. */
  readonly projectIds: readonly string[];
  /** Null if nothing had been reported by then. */
  readonly useCountBefore: number | null;
}

/** Undefined if no repository has reported to the project. */
export async function readProjectUses(
  database: Database,
  projectId: string,
  now: number,
): Promise<ProjectUses | undefined> {
  const rows = await selectReports(database)
    .where('project_id', '=', projectId)
    .orderBy('repository')
    .execute();
  if (rows.length === 0) return undefined;
  const before = await readBefore(database, rows, now);
  return { repositories: rows.map(toRepository), before };
}

export const selectReports = (database: Database) =>
  database
    .connection()
    .selectFrom('use_reports')
    .select(['id', 'project_id', 'repository', 'reported_at', 'file_count', 'uses']);

type ReadReport = Omit<UseReportRow, 'workspace_id' | 'reported_by' | 'first_at'>;

export const toRepository = (row: ReadReport): RepositoryUses => ({
  projectId: row.project_id,
  repository: row.repository,
  reportedAt: Number(row.reported_at),
  fileCount: row.file_count,
  uses: readUses(row),
});

/** The last counts of each report four weeks before a moment; undefined if nothing had been reported. */
export async function readBefore(
  database: Database,
  reports: readonly { readonly id: string }[],
  now: number,
): Promise<ReadonlyMap<string, number> | undefined> {
  const ids = reports.map(({ id }) => id);
  const rows = await database
    .connection()
    .selectFrom('use_weeks')
    .select(['counts'])
    .where('report_id', 'in', ids)
    .where('week', '=', (newest) =>
      newest
        .selectFrom('use_weeks as earlier')
        .select(({ fn }) => fn.max('earlier.week').as('week'))
        .whereRef('earlier.report_id', '=', 'use_weeks.report_id')
        .where('earlier.week', '<=', weekOf(now - BEFORE_MS)),
    )
    .execute();
  if (rows.length === 0) return undefined;
  const sums = new Map<string, number>();
  for (const { counts } of rows)
    for (const [key, count] of Object.entries(JSON.parse(counts) as Record<string, number>))
      sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** Undefined if none of the keys is used. */
export function countUses(
  { repositories }: ProjectUses,
  isCounted: (key: string) => boolean,
): UseCount | undefined {
  return sumUp(repositories.map(({ uses }) => uses.filter(({ key }) => isCounted(key))));
}

/** @param parts those of each repository, whose files are its own */
function sumUp(parts: readonly (readonly KnownUse[])[]): UseCount | undefined {
  const used = parts.filter((uses) => uses.length > 0);
  if (used.length === 0) return undefined;
  const all = used.flat();
  return {
    useCount: all.reduce((sum, { count }) => sum + count, 0),
    fileCount: used
      .map((uses) => new Set(uses.flatMap(({ files }) => files)).size)
      .reduce((sum, size) => sum + size, 0),
    repositoryCount: used.length,
    since: all.map(({ since }) => since).reduce((first, day) => (day < first ? day : first)),
  };
}

/** The features whose keys are used, in no order. */
export function listUsedFeatures(
  catalogue: Catalogue,
  { repositories, before }: ProjectUses,
): readonly UsedFeature[] {
  const featureOf = (key: string) => catalogue.keyByPath(key)?.feature;
  const parts = new Map<Feature, KnownUse[][]>();
  const projects = new Map<Feature, Map<string, number>>();
  for (const { uses, projectId } of repositories)
    for (const [feature, own] of groupBy(uses, ({ key }) => featureOf(key))) {
      getOrAdd(parts, feature, () => []).push(own);
      const counted = getOrAdd(projects, feature, () => new Map<string, number>());
      const added = own.reduce((sum, { count }) => sum + count, 0);
      counted.set(projectId, (counted.get(projectId) ?? 0) + added);
    }
  const counts = groupBy([...(before ?? [])], ([key]) => featureOf(key));
  return [...parts].map(([feature, uses]) => ({
    feature,
    count: sumUp(uses)!,
    projectIds: [...projects.get(feature)!].sort(([, a], [, b]) => b - a).map(([id]) => id),
    // Keys that went out of use since count as well.
    useCountBefore: before
      ? (counts.get(feature) ?? []).reduce((sum, [, count]) => sum + count, 0)
      : null,
  }));
}

/** Without those that have no group. */
function groupBy<One, Group>(
  all: readonly One[],
  getGroup: (one: One) => Group | undefined,
): Map<Group, One[]> {
  const groups = new Map<Group, One[]>();
  for (const one of all) {
    const group = getGroup(one);
    if (group !== undefined) getOrAdd(groups, group, () => []).push(one);
  }
  return groups;
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
