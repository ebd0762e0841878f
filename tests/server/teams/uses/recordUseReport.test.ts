import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { Viewer } from '@/server/model/features/Viewer';
import { forgetUses } from '@/server/teams/uses/forgetUses';
import { readUses, weekOf } from '@/server/teams/uses/KnownUse';
import { recordUseReport } from '@/server/teams/uses/recordUseReport';
import { findAccess } from '@/server/teams/workspaces/Access';
import { exportWorkspace } from '@/server/teams/workspaces/exportWorkspace';
import { moveProject } from '@/server/teams/workspaces/moveProject';
import { deleteProject } from '@/server/teams/workspaces/projectLife';
import { removeDeletedWorkspaces } from '@/server/teams/workspaces/workspaces';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const DAY_MS = 86_400_000;
const MONDAY = Date.parse('2026-11-02T08:00:00Z');

const localId = (id: string) => id.slice(id.indexOf(':') + 1);

it('begins a week on Monday', () => {
  expect(weekOf(MONDAY)).toBe('2026-11-02');
  expect(weekOf(MONDAY + 6 * DAY_MS)).toBe('2026-11-02');
  expect(weekOf(Date.parse('2026-11-01T23:59:59Z'))).toBe('2026-10-26');
});

onEachDatabase((opened) => {
  withDatabase(opened);

  const program = (team: Team): Viewer => ({
    kind: 'program',
    tokenId: 'ci',
    name: 'CI',
    workspaceId: localId(team.workspaceId),
    scope: 'WRITE',
    personId: undefined,
    projectId: undefined,
  });

  const report = (team: Team, keys: readonly string[], now: number, repository = 'acme/shop') =>
    recordUseReport(
      opened.database,
      program(team),
      {
        workspace: team.slug,
        project: 'shop',
        report: {
          repository,
          files: ['5f0c2f9a1be04d77'],
          uses: keys.map((key, at) => ({ key, count: at + 1, files: [0] })),
        },
      },
      { catalogue: loadCatalogue(), now },
    );

  const reportsOf = ({ workspaceId }: Team) =>
    opened.database
      .connection()
      .selectFrom('use_reports')
      .selectAll()
      .where('workspace_id', '=', localId(workspaceId))
      .orderBy('repository')
      .execute();

  const weeksOf = async (team: Team) => {
    const ids = (await reportsOf(team)).map(({ id }) => id);
    return opened.database
      .connection()
      .selectFrom('use_weeks')
      .selectAll()
      .where('report_id', 'in', ids)
      .orderBy('week')
      .execute();
  };

  const accessOf = async ({ owner, workspaceId }: Team) =>
    (await findAccess(opened.database, owner, localId(workspaceId)))!;

  it('says since when a key is in use, and begins again after a gap', async () => {
    const team = await aTeam();
    await report(team, ['css.selectors.has', 'css.properties.gap'], MONDAY);
    await report(team, ['css.selectors.has'], MONDAY + DAY_MS);
    await report(team, ['css.selectors.has', 'css.properties.gap'], MONDAY + 9 * DAY_MS);

    const [row] = await reportsOf(team);
    expect(readUses(row!).map(({ key, since }) => [key, since])).toEqual([
      ['css.selectors.has', '2026-11-02'],
      ['css.properties.gap', '2026-11-11'],
    ]);
    expect(row).toMatchObject({ first_at: MONDAY, reported_at: MONDAY + 9 * DAY_MS });
    expect((await weeksOf(team)).map(({ week, counts }) => [week, counts])).toEqual([
      ['2026-11-02', '{"css.selectors.has":1}'],
      ['2026-11-09', '{"css.selectors.has":1,"css.properties.gap":2}'],
    ]);
  });

  it('takes at most 50 repositories for a project', async () => {
    const team = await aTeam();
    for (let at = 0; at < 50; at++) await report(team, [], MONDAY, `acme/app-${at}`);

    await expect(report(team, [], MONDAY, 'acme/one-more')).rejects.toThrow('50 repositories');
    expect(await report(team, [], MONDAY, 'acme/app-7')).toMatchObject({ isNew: false });
  });

  it('forgets repositories and weeks after 400 days', async () => {
    const team = await aTeam();
    await report(team, ['css.selectors.has'], MONDAY, 'acme/gone');
    await report(team, ['css.selectors.has'], MONDAY);
    await report(team, ['css.selectors.has'], MONDAY + 300 * DAY_MS);
    await forgetUses(opened.database, MONDAY + 408 * DAY_MS);

    expect((await reportsOf(team)).map(({ repository }) => repository)).toEqual(['acme/shop']);
    expect(await weeksOf(team)).toMatchObject([{ week: weekOf(MONDAY + 300 * DAY_MS) }]);
  });

  it('exports reports with the workspace, and moves them with their project', async () => {
    const [team, other] = [await aTeam(), await aTeam()];
    await other.add(team.owner, 'ADMIN');
    await report(team, ['css.selectors.has'], MONDAY);
    const exported = await exportWorkspace(opened.database, await accessOf(team));

    expect(exported).toMatchObject({
      useReports: [{ repository: 'acme/shop', uses: [{ key: 'css.selectors.has', count: 1 }] }],
      useWeeks: [{ week: '2026-11-02', counts: { 'css.selectors.has': 1 } }],
    });

    const target = (await findAccess(opened.database, team.owner, localId(other.workspaceId)))!;
    await moveProject(opened.database, await accessOf(team), localId(team.projectId), {
      target,
      slug: 'moved',
    });
    expect(await reportsOf(team)).toEqual([]);
    expect(await reportsOf(other)).toMatchObject([{ repository: 'acme/shop' }]);
  });

  it('deletes reports with their project, and with their workspace', async () => {
    const [team, other] = [await aTeam(), await aTeam()];
    for (const one of [team, other]) await report(one, ['css.selectors.has'], MONDAY);
    const { owner, projectId } = team;
    await changeAs(owner, 'archiveProject', { projectId, isArchived: true });
    await deleteProject(opened.database, await accessOf(team), localId(projectId));
    await opened.database
      .connection()
      .updateTable('workspaces')
      .set({ delete_at: 1 })
      .where('id', '=', localId(other.workspaceId))
      .execute();
    await removeDeletedWorkspaces(opened.database);

    for (const one of [team, other]) expect(await reportsOf(one)).toEqual([]);
    const orphans = await opened.database
      .connection()
      .selectFrom('use_weeks')
      .leftJoin('use_reports', 'use_reports.id', 'use_weeks.report_id')
      .select('week')
      .where('use_reports.id', 'is', null)
      .execute();
    expect(orphans).toEqual([]);
  });
});
