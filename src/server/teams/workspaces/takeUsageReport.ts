// A report of `plimsoll scan --report` → one row for a repository and a day. Easy to get wrong: it
// holds keys, counts and hashes of paths; anything else is refused, so that code never gets here.
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '@/domain/Refusal';
import type { Viewer } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import type { UsageReportRow } from '@/server/platform/database/UsageTables';
import { findAccess, notFound } from './Access';
import { requireActive } from './projectLife';
import { projectBySlug } from './projects';
import { workspaceBySlug } from './workspaces';

const MAX_REPOSITORIES = 100;

const DAY_MS = 86_400_000;

const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);

/** Every day is kept for so long; then the last one of each month, for about a year. */
const KEEP_DAYS = 35;
const KEEP_MONTHS_DAYS = 400;

const COUNT = z.int().min(1).max(1_000_000);

const REPORT = z.strictObject({
  repository: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w@./ -]+$/),
  uses: z
    .array(
      z.strictObject({
        key: z
          .string()
          .max(200)
          .regex(/^[a-z]+(?:\.[\w@-]+)+$/),
        count: COUNT,
        /** Hashes, so that files can be counted and not read. */
        files: z.array(z.string().regex(/^[0-9a-f]{12}$/)).max(2_000),
      }),
    )
    .max(3_000),
});

type Report = z.infer<typeof REPORT>;

/** As stored: by key. */
export type UsageCounts = Readonly<
  Record<string, readonly [uses: number, files: readonly number[], since: string]>
>;

interface Sent {
  readonly team: string;
  readonly project: string;
  readonly body: string;
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, PROJECT_ARCHIVED, TEAM_LIMIT, ARGUMENT_INVALID */
export async function takeUsageReport(
  database: Database,
  viewer: Viewer,
  { team, project: slug, body }: Sent,
  now = Date.now(),
): Promise<UsageReportRow> {
  const workspace = await workspaceBySlug(database, team);
  const access = await findAccess(database, viewer, workspace?.id ?? '');
  const project = access && (await projectBySlug(database, access.workspaceId, slug));
  if (!project) throw notFound('project');
  if (access.actor !== 'TOKEN_WRITE')
    throw new Refusal(
      'FORBIDDEN',
      'Reporting usage needs a token that may write. An admin of the workspace can make one.',
    );
  requireActive(project);
  const report = parseReport(body);
  return database.inTransaction(async () => {
    const earlier = await latestReports(database, project.id, report.repository);
    if (earlier.length === 0) await requireRoom(database, project.id);
    const row = toRow(project.id, report, earlier[0], now);
    await database
      .connection()
      .insertInto('usage_reports')
      .values(row)
      .onConflict((kept) =>
        kept.columns(['project_id', 'repository', 'day']).doUpdateSet({
          counts: row.counts,
          uses: row.uses,
          reported_at: row.reported_at,
        }),
      )
      .execute();
    await thinOut(database, row, now);
    return row;
  });
}

function parseReport(body: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw invalid('The report is not JSON.');
  }
  const { success, data, error } = REPORT.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const place = issue && issue.path.length > 0 ? ` at ${issue.path.join('.').slice(0, 100)}` : '';
  throw invalid(`The report is not as it should be${place}: ${issue?.message ?? ''}.`);
}

const invalid = (sentence: string): Refusal => new Refusal('ARGUMENT_INVALID', sentence);

function latestReports(database: Database, projectId: string, repository: string) {
  return database
    .connection()
    .selectFrom('usage_reports')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('repository', '=', repository)
    .orderBy('day', 'desc')
    .limit(1)
    .execute();
}

async function requireRoom(database: Database, projectId: string): Promise<void> {
  const { count } = await database
    .connection()
    .selectFrom('usage_reports')
    .select(({ fn }) => fn.count<number>('repository').distinct().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_REPOSITORIES)
    throw new Refusal(
      'TEAM_LIMIT',
      `A project takes reports of at most ${MAX_REPOSITORIES} repositories. One that stops reporting is forgotten after ${KEEP_MONTHS_DAYS} days.`,
    );
}

function toRow(
  projectId: string,
  { repository, uses }: Report,
  earlier: UsageReportRow | undefined,
  now: number,
): UsageReportRow {
  const day = dayBefore(now, 0);
  const known = earlier ? (JSON.parse(earlier.counts) as UsageCounts) : {};
  const numbers = new Map<string, number>();
  const numberOf = (hash: string): number => {
    const number = numbers.get(hash) ?? numbers.size;
    numbers.set(hash, number);
    return number;
  };
  const counts = Object.fromEntries(
    uses.map(({ key, count, files }) => [
      key,
      [count, [...new Set(files)].map(numberOf), known[key]?.[2] ?? day],
    ]),
  );
  return {
    project_id: projectId,
    repository,
    day,
    counts: JSON.stringify(counts),
    uses: uses.reduce((sum, { count }) => sum + count, 0),
    reported_at: now,
  };
}

async function thinOut(
  database: Database,
  { project_id, repository }: UsageReportRow,
  now: number,
): Promise<void> {
  await database
    .connection()
    .deleteFrom('usage_reports')
    .where('project_id', '=', project_id)
    .where('repository', '=', repository)
    .where('day', '<', dayBefore(now, KEEP_DAYS))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('usage_reports as later')
          .select('later.day')
          .where('later.project_id', '=', project_id)
          .where('later.repository', '=', repository)
          .whereRef('later.day', '>', 'usage_reports.day')
          .where(sql`substr(later.day, 1, 7)`, '=', sql`substr(usage_reports.day, 1, 7)`),
      ),
    )
    .execute();
}

/** Of all projects; a repository that stopped reporting ends with its last report. */
export async function forgetUsageReports(database: Database, now = Date.now()): Promise<void> {
  await database
    .connection()
    .deleteFrom('usage_reports')
    .where('day', '<', dayBefore(now, KEEP_MONTHS_DAYS))
    .execute();
}
