import type { Database } from '@/server/platform/database/Database';

/** The newest report of each repository of a workspace, and its counts by week. */
export async function exportUses(database: Database, workspaceId: string): Promise<object> {
  const reports = await database
    .connection()
    .selectFrom('use_reports')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute();
  const weeks = await database
    .connection()
    .selectFrom('use_weeks')
    .innerJoin('use_reports', 'use_reports.id', 'use_weeks.report_id')
    .selectAll('use_weeks')
    .where('use_reports.workspace_id', '=', workspaceId)
    .orderBy('report_id')
    .orderBy('week')
    .execute();
  return {
    useReports: reports.map((row) => ({ ...row, uses: JSON.parse(row.uses) as unknown })),
    useWeeks: weeks.map((row) => ({ ...row, counts: JSON.parse(row.counts) as unknown })),
  };
}
