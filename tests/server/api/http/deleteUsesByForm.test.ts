// Deleting what a repository has reported: by its form, and by the API.
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { signUp } from '@/server/teams/accounts/signUp';
import { type AccountSite, anAccountSite } from '../../../support/anAccountSite';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { reportUses } from '../../../support/reportUses';
import { withDatabase } from '../../../support/withDatabase';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const USES = { 'css.selectors.has': 2 };

let site: AccountSite;
beforeAll(async () => {
  process.env.CLIENT_SIGN_INS_PER_MINUTE = '0';
  site = await anAccountSite();
});
afterAll(() => site.close());

onEachDatabase((opened) => {
  withDatabase(opened);

  const aReportingTeam = async (): Promise<Team> => {
    const team = await aTeam();
    for (const repository of ['acme/shop', 'acme/docs'])
      await reportUses(team, { uses: USES, repository, now: NOW });
    return team;
  };

  const enter = async (name: string, team: Team, role?: 'VIEWER' | 'EDITOR') => {
    const draft = { name, email: `${name}@example.org`, password: 'a long enough password' };
    await signUp(opened.database, draft, { rule: 'open' });
    const { cookies } = await site.post('sign-in', draft);
    const person = (await findPerson(openDatabase, cookies))!;
    if (role) await team.add(person, role);
    return cookies;
  };

  const reported = async ({ projectId }: Team) => {
    const rows = await opened.database
      .connection()
      .selectFrom('use_reports')
      .leftJoin('use_weeks', 'use_weeks.report_id', 'use_reports.id')
      .select(['repository', 'week'])
      .where('project_id', '=', projectId.slice('project:'.length))
      .orderBy('repository')
      .execute();
    return rows.map(({ repository, week }) => `${repository} ${week ?? ''}`);
  };

  const lastNote = ({ workspaceId }: Team) =>
    opened.database
      .connection()
      .selectFrom('audit_entries')
      .select(['action', 'subject'])
      .where('workspace_id', '=', workspaceId.slice('workspace:'.length))
      .where('action', '=', 'uses.deleted')
      .executeTakeFirst();

  const BOTH = ['acme/docs 2026-11-16', 'acme/shop 2026-11-16'];
  const formOf = ({ slug }: Team) => ({
    workspace: slug,
    project: 'shop',
    repository: 'acme/shop',
  });

  it('takes one repository with its weeks, leaves the others, and is noted', async () => {
    const team = await aReportingTeam();
    const answer = await site.post('uses-delete', formOf(team), await enter('ed', team, 'EDITOR'));

    expect(answer.body).toEqual({ to: `/w/${team.slug}/shop/settings?deleted=uses` });
    expect(await reported(team)).toEqual([BOTH[0]]);
    expect(await lastNote(team)).toEqual({
      action: 'uses.deleted',
      subject: 'acme/shop for Shop',
    });
  });

  it.each([
    ['who only read', 'VIEWER', {}, 'FORBIDDEN'],
    ['of other workspaces', undefined, {}, 'NOT_FOUND'],
    ['who name another repository', 'EDITOR', { repository: 'acme/none' }, 'NOT_FOUND'],
    ['who name another project', 'EDITOR', { project: 'none' }, 'NOT_FOUND'],
  ] as const)('is refused to people %s', async (_, role, change, code) => {
    const team = await aReportingTeam();
    const cookies = await enter('vera', team, role);

    const answer = await site.post('uses-delete', { ...formOf(team), ...change }, cookies);
    expect(answer.body.code).toBe(code);
    expect(await reported(team)).toEqual(BOTH);
    expect(await lastNote(team)).toBeUndefined();
  });

  it('works in the API, also for archived projects, and begins again after', async () => {
    const team = await aReportingTeam();
    const { owner, projectId } = team;
    await changeAs(owner, 'archiveProject', { projectId, isArchived: true });
    const input = { projectId, repository: 'acme/docs' };

    expect((await changeAs(owner, 'deleteUseReport', input)).problems).toEqual([]);
    expect(await reported(team)).toEqual([BOTH[1]]);
    expect((await changeAs(owner, 'deleteUseReport', input)).problems).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    await changeAs(owner, 'archiveProject', { projectId, isArchived: false });
    await reportUses(team, { uses: USES, repository: 'acme/docs', now: NOW });
    expect(await reported(team)).toEqual(BOTH);
  });
});
