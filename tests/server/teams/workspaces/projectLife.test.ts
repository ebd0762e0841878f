import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { evaluateAll } from '@/server/teams/reviews/evaluateAll';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

interface Place {
  readonly slug: string;
  readonly workspace: { readonly slug: string };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  const find = async (viewer: Person, workspace: string, project: string) => {
    const answer = await askAs<{ workspace: { project: Place | null } | null }>(
      viewer,
      `query ($workspace: String!, $project: String!) {
        workspace(slug: $workspace) { project(slug: $project) { slug workspace { slug } } }
      }`,
      { workspace, project },
    );
    return answer.workspace?.project ?? null;
  };

  const list = async ({ owner, slug }: Team, isArchived = false) => {
    const answer = await askAs<{ workspace: { projects: readonly { slug: string }[] } }>(
      owner,
      `query ($slug: String!, $isArchived: Boolean) {
        workspace(slug: $slug) { projects(isArchived: $isArchived) { slug } }
      }`,
      { slug, isArchived },
    );
    return answer.workspace.projects.map((one) => one.slug);
  };

  const decide = (team: Team, feature: string, viewer = team.owner, rest = {}) =>
    changeAs(
      viewer,
      'recordDecision',
      {
        projectId: team.projectId,
        subject: { feature },
        state: 'ADOPTED',
        rationale: 'Because.',
        ...rest,
      },
      'decision { id owner { name } }',
    );

  const decisionsIn = (projectId: string) =>
    opened.database
      .connection()
      .selectFrom('decisions')
      .selectAll()
      .where('project_id', '=', projectId.slice('project:'.length))
      .execute();

  describe('the address of a project', () => {
    it('changes, and the former ones lead to it', async () => {
      const team = await aTeam();
      const rename = (slug: string) =>
        changeAs(team.owner, 'changeProjectAddress', { projectId: team.projectId, slug });
      expect((await rename('store')).problems).toEqual([]);
      expect((await rename('outlet')).problems).toEqual([]);

      for (const slug of ['shop', 'store', 'outlet'])
        expect(await find(team.owner, team.slug, slug)).toMatchObject({ slug: 'outlet' });
      // Back to the first, which is its own.
      expect((await rename('shop')).problems).toEqual([]);
      expect(await find(team.owner, team.slug, 'outlet')).toMatchObject({ slug: 'shop' });
    });

    it('is refused where it is taken or none, and changes nothing', async () => {
      const team = await aTeam();
      const draft = { name: 'Other', slug: 'other', audience: 'world', linePercent: 90 };
      await changeAs(team.owner, 'createProject', { workspaceId: team.workspaceId, ...draft });
      for (const [slug, code] of [
        ['other', 'NAME_TAKEN'],
        ['settings', 'TEXT_INVALID'],
        ['a b', 'TEXT_INVALID'],
      ] as const)
        expect(
          (await changeAs(team.owner, 'changeProjectAddress', { projectId: team.projectId, slug }))
            .problems,
        ).toMatchObject([{ code, path: ['slug'] }]);
      expect(await find(team.owner, team.slug, 'shop')).toMatchObject({ slug: 'shop' });
    });

    it('may be given to a new project once it is a former one', async () => {
      const team = await aTeam();
      const { workspaceId, projectId } = team;
      await changeAs(team.owner, 'changeProjectAddress', { projectId, slug: 'store' });
      const draft = { name: 'Shop', slug: 'shop', audience: 'world', linePercent: 90 };
      const made = await changeAs(team.owner, 'createProject', { workspaceId, ...draft });

      expect(made.problems).toEqual([]);
      expect(await find(team.owner, team.slug, 'shop')).toMatchObject({ slug: 'shop' });
    });
  });

  it('lets the address of a workspace change, and nobody else take the former one', async () => {
    const team = await aTeam();
    const other = await aTeam();
    const slug = `${team.slug}-new`;
    const { workspaceId } = team;
    expect(
      (await changeAs(team.owner, 'changeWorkspaceAddress', { workspaceId, slug })).problems,
    ).toEqual([]);

    expect(await find(team.owner, team.slug, 'shop')).toEqual({
      slug: 'shop',
      workspace: { slug },
    });
    expect(await find(other.owner, team.slug, 'shop')).toBeNull();
    const taken = [
      await changeAs(other.owner, 'createWorkspace', { name: 'Mine', slug: team.slug }),
      await changeAs(other.owner, 'changeWorkspaceAddress', {
        workspaceId: other.workspaceId,
        slug: team.slug,
      }),
    ];
    for (const { problems } of taken) expect(problems).toMatchObject([{ code: 'NAME_TAKEN' }]);
    // Its own former address, however, it can take back.
    const back = { workspaceId, slug: team.slug };
    expect((await changeAs(team.owner, 'changeWorkspaceAddress', back)).problems).toEqual([]);
    expect(await find(team.owner, slug, 'shop')).toMatchObject({ workspace: { slug: team.slug } });
  });

  describe('an archived project', () => {
    it('is read, takes no change, and comes back as it was', async () => {
      const team = await aTeam();
      const { projectId } = team;
      await decide(team, 'has');
      const archive = (isArchived: boolean) =>
        changeAs(team.owner, 'archiveProject', { projectId, isArchived });
      expect((await archive(true)).problems).toEqual([]);
      const refused = [
        await decide(team, 'grid'),
        await changeAs(team.owner, 'adoptAbove', { projectId, query: 'id:grid' }),
        await changeAs(team.owner, 'importDecisions', {
          projectId,
          csv: 'subject,state\ngrid,ADOPTED',
        }),
        await changeAs(team.owner, 'updateProject', { projectId, name: 'New', expectedVersion: 2 }),
        await changeAs(team.owner, 'changeProjectAddress', { projectId, slug: 'new' }),
        await changeAs(team.owner, 'moveProject', { projectId, workspaceId: team.workspaceId }),
      ];

      for (const { problems } of refused)
        expect(problems).toMatchObject([{ code: 'PROJECT_ARCHIVED' }]);
      expect([await list(team), await list(team, true)]).toEqual([[], ['shop']]);
      expect(await find(team.owner, team.slug, 'shop')).toMatchObject({ slug: 'shop' });
      expect((await archive(false)).problems).toEqual([]);
      expect((await decide(team, 'grid')).problems).toEqual([]);
      expect(await decisionsIn(projectId)).toHaveLength(2);
    });

    it('is not evaluated', async () => {
      const team = await aTeam();
      const { database } = opened;
      const context = createContext(loadCatalogue(), { database: openDatabase });
      const before = (await evaluateAll(database, context)).projects;
      const { projectId } = team;
      await changeAs(team.owner, 'archiveProject', { projectId, isArchived: true });

      expect((await evaluateAll(database, context)).projects).toBe(before - 1);
    });

    it('can be deleted, with all it has, unlike one in use', async () => {
      const team = await aTeam();
      const { projectId } = team;
      await decide(team, 'has');
      expect((await changeAs(team.owner, 'deleteProject', { projectId })).problems).toMatchObject([
        { code: 'PROJECT_ARCHIVED' },
      ]);
      await changeAs(team.owner, 'archiveProject', { projectId, isArchived: true });
      expect((await changeAs(team.owner, 'deleteProject', { projectId })).problems).toEqual([]);

      expect([await list(team), await list(team, true)]).toEqual([[], []]);
      expect(await decisionsIn(projectId)).toEqual([]);
      expect(await find(team.owner, team.slug, 'shop')).toBeNull();
    });
  });

  describe('a project that moves', () => {
    it('takes its decisions along, and its former address leads members of both there', async () => {
      const [from, to] = [await aTeam(), await aTeam()];
      await to.add(from.owner, 'EDITOR');
      const member = await from.join('Max', 'EDITOR');
      await decide(from, 'has');
      await decide(from, 'grid', member);
      const { projectId } = from;
      await opened.database
        .connection()
        .updateTable('decisions')
        .set({ owner_id: member.accountId })
        .where('subject', '=', 'feature:grid')
        .where('project_id', '=', projectId.slice('project:'.length))
        .execute();
      const taken = { projectId, workspaceId: to.workspaceId };
      expect((await changeAs(from.owner, 'moveProject', taken)).problems).toMatchObject([
        { code: 'NAME_TAKEN' },
      ]);
      const moved = await changeAs(from.owner, 'moveProject', { ...taken, slug: 'moved' });

      expect(moved.problems).toEqual([]);
      const place = { slug: 'moved', workspace: { slug: to.slug } };
      expect(await find(from.owner, from.slug, 'shop')).toEqual(place);
      expect(await find(to.owner, to.slug, 'moved')).toEqual(place);
      // One who is a member of the former workspace only has lost it.
      expect(await find(member, from.slug, 'shop')).toBeNull();
      const decisions = await decisionsIn(projectId);
      expect(decisions.map(({ workspace_id }) => `workspace:${workspace_id}`)).toEqual([
        to.workspaceId,
        to.workspaceId,
      ]);
      // The owner of one is a member there, too.
      const owners = decisions.map(({ subject, owner_id }) => [subject, owner_id]).sort();
      expect(owners).toEqual([
        ['feature:grid', null],
        ['feature:has', from.owner.accountId],
      ]);
    });

    it('stays where the person may not create projects, and tells nothing of others', async () => {
      const [from, to, foreign] = [await aTeam(), await aTeam(), await aTeam()];
      await to.add(from.owner, 'VIEWER');
      const { projectId } = from;
      const move = async (workspaceId: string) =>
        (await changeAs(from.owner, 'moveProject', { projectId, workspaceId, slug: 'x' })).problems;

      expect(await move(to.workspaceId)).toMatchObject([{ code: 'FORBIDDEN' }]);
      expect(await move(foreign.workspaceId)).toEqual(await move('workspace:none'));
      expect(await find(from.owner, from.slug, 'shop')).toMatchObject({ slug: 'shop' });
    });
  });
});
