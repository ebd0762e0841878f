// What the repositories of a project use: from the newest report of each, and the one a month before.
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { UsageReportRow } from '@/server/platform/database/UsageTables';
import { findSubject } from './Subject';
import type { UsageCounts } from './takeUsageReport';

export interface UsagePlaces {
  readonly uses: number;
  readonly files: number;
  readonly repositories: number;
}

export interface UsedFeature extends UsagePlaces {
  readonly feature: Feature;
  /** A month before; null where no repository reported then. */
  readonly usesBefore: number | null;
  /** The day of the report that first had it. */
  readonly since: string;
}

interface Repository {
  readonly name: string;
  readonly reportedAt: number;
  readonly uses: number;
  readonly counts: UsageCounts;
  /** Of the report a month before. */
  readonly before: UsageCounts | undefined;
}

export interface ProjectUsage {
  readonly repositories: readonly Repository[];
}

const MONTH_MS = 30 * 86_400_000;

export async function readProjectUsage(
  database: Database,
  projectId: string,
): Promise<ProjectUsage> {
  const days = await database
    .connection()
    .selectFrom('usage_reports')
    .select(['repository', 'day'])
    .where('project_id', '=', projectId)
    .orderBy('repository')
    .orderBy('day', 'desc')
    .execute();
  const repositories: Repository[] = [];
  for (const name of new Set(days.map(({ repository }) => repository))) {
    const known = days.filter(({ repository }) => repository === name);
    const newest = known[0]!.day;
    const monthBefore = new Date(Date.parse(newest) - MONTH_MS).toISOString().slice(0, 10);
    const before = known.find(({ day }) => day <= monthBefore)?.day;
    const read = (day: string) =>
      reportOf(database, { project_id: projectId, repository: name, day });
    const { counts, uses, reported_at } = await read(newest);
    repositories.push({
      ...{ name, uses, counts: JSON.parse(counts) as UsageCounts, reportedAt: Number(reported_at) },
      before:
        before === undefined ? undefined : (JSON.parse((await read(before)).counts) as UsageCounts),
    });
  }
  return { repositories: repositories.toSorted((a, b) => b.reportedAt - a.reportedAt) };
}

const reportOf = (
  database: Database,
  { project_id, repository, day }: Pick<UsageReportRow, 'project_id' | 'repository' | 'day'>,
): Promise<UsageReportRow> =>
  database
    .connection()
    .selectFrom('usage_reports')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('repository', '=', repository)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();

/** Most used first; with those that are no longer used, but were a month before. */
export function usedFeatures(
  catalogue: Catalogue,
  { repositories }: ProjectUsage,
): readonly UsedFeature[] {
  const features = new Set<Feature>();
  for (const { counts, before } of repositories)
    for (const path of [...Object.keys(counts), ...Object.keys(before ?? {})]) {
      const feature = catalogue.keyByPath(path)?.feature;
      if (feature) features.add(feature);
    }
  return [...features]
    .map((feature): UsedFeature => {
      const paths = feature.keys.map(({ path }) => path);
      const days = repositories.flatMap(({ counts, before }) =>
        paths.flatMap((path) => counts[path]?.[2] ?? before?.[path]?.[2] ?? []),
      );
      const pasts = repositories.flatMap(({ before }) => (before ? [sumUses(before, paths)] : []));
      return {
        feature,
        ...placesOf(repositories, paths),
        usesBefore: pasts.length > 0 ? pasts.reduce((sum, uses) => sum + uses, 0) : null,
        since: days.sort()[0]!,
      };
    })
    .sort((a, b) => b.uses - a.uses || a.feature.index - b.feature.index);
}

/** Of a decision's subject; undefined where no repository uses it. */
export function subjectPlaces(
  catalogue: Catalogue,
  { repositories }: ProjectUsage,
  text: string,
): UsagePlaces | undefined {
  const subject = findSubject(catalogue, text);
  if (!subject) return undefined;
  const keys =
    subject.kind === 'key'
      ? [subject.key]
      : (subject.kind === 'set' ? subject.set.features : [subject.feature]).flatMap(
          (one) => one.keys,
        );
  const places = placesOf(repositories, [...new Set(keys.map(({ path }) => path))]);
  return places.uses > 0 ? places : undefined;
}

const sumUses = (counts: UsageCounts, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (counts[path]?.[0] ?? 0), 0);

function placesOf(repositories: readonly Repository[], paths: readonly string[]): UsagePlaces {
  const using = repositories
    .map(({ counts }) => ({
      uses: sumUses(counts, paths),
      files: new Set(paths.flatMap((path) => counts[path]?.[1] ?? [])).size,
    }))
    .filter(({ uses }) => uses > 0);
  return {
    uses: using.reduce((sum, { uses }) => sum + uses, 0),
    files: using.reduce((sum, { files }) => sum + files, 0),
    repositories: using.length,
  };
}
