import type { Person, Viewer } from '@/server/model/features/Viewer';
import { findProgram } from '@/server/teams/workspaces/apiTokens';
import { findActorName } from '@/server/teams/workspaces/findActorName';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let editor: Person;
  beforeEach(async () => {
    team = await aTeam();
    editor = await team.join('Edda', 'EDITOR');
  });

  const local = () => team.workspaceId.slice('workspace:'.length);
  const memberId = (person: Person) => `member:${local()}.${person.accountId}`;

  const create = (person: Viewer, terms: object, mutation = 'createPersonalToken') =>
    changeAs(
      person,
      mutation,
      {
        workspaceId: team.workspaceId,
        name: 'Release bot',
        scope: 'DECIDE',
        expiresAt: new Date(Date.now() + 864e5).toISOString(),
        ...terms,
      },
      'secret apiToken { id person projectId }',
    );

  async function aProgram(terms: object = {}): Promise<Viewer> {
    const { secret } = await create(editor, terms);
    return (await findProgram(opened.database, secret as string))!;
  }

  const decide = (viewer: Viewer, feature = 'has') =>
    changeAs(viewer, 'recordDecision', {
      projectId: team.projectId,
      subject: { feature },
      state: 'ADOPTED',
      rationale: '',
    });

  const codesOf = ({ problems }: { readonly problems: readonly { readonly code: string }[] }) =>
    problems.map(({ code }) => code);

  it('decide and manage projects for the person who created them, by name', async () => {
    const program = await aProgram();
    const project = { workspaceId: team.workspaceId, name: 'App', slug: 'app' };

    expect(codesOf(await decide(program))).toEqual([]);
    const made = await changeAs(program, 'createProject', {
      ...project,
      ...{ audience: 'world', linePercent: 90 },
    });
    expect(codesOf(made)).toEqual([]);
    const { author } = await opened.database
      .connection()
      .selectFrom('decisions')
      .select('author')
      .where('project_id', '=', team.projectId.slice('project:'.length))
      .executeTakeFirstOrThrow();
    expect(await findActorName(opened.database, author)).toBe('Release bot, for Edda');
  });

  it('do no more than that person may now', async () => {
    const program = await aProgram();
    await changeAs(team.owner, 'changeRole', { memberId: memberId(editor), role: 'VIEWER' });
    expect(codesOf(await decide(program))).toEqual(['FORBIDDEN']);

    await changeAs(team.owner, 'removeMember', { memberId: memberId(editor) });
    expect(codesOf(await decide(program))).toEqual(['NOT_FOUND']);
    const query = 'query ($slug: String!) { workspace(slug: $slug) { name } }';
    expect(await askAs(program, query, { slug: team.slug })).toEqual({ workspace: null });
  });

  it('end while the account is locked', async () => {
    const program = await aProgram();
    await opened.database
      .connection()
      .updateTable('accounts')
      .set({ banned: opened.database.kind === 'sqlite' ? 1 : true })
      .where('id', '=', editor.accountId)
      .execute();

    expect(codesOf(await decide(program))).toEqual(['NOT_FOUND']);
  });

  it('change only the project that they are for', async () => {
    const { project } = (await changeAs(
      editor,
      'createProject',
      {
        workspaceId: team.workspaceId,
        ...{ name: 'App', slug: 'app', audience: 'world', linePercent: 90 },
      },
      'project { id }',
    )) as unknown as { project: { id: string } };
    const program = await aProgram({ projectId: project.id });

    expect(codesOf(await decide(program))).toEqual(['FORBIDDEN']);
    const here = { projectId: project.id, subject: { feature: 'has' }, rationale: '' };
    expect(
      codesOf(await changeAs(program, 'recordDecision', { ...here, state: 'ADOPTED' })),
    ).toEqual([]);
    const other = { name: 'B', slug: 'b', audience: 'world', linePercent: 90 };
    expect(
      codesOf(
        await changeAs(program, 'createProject', { workspaceId: team.workspaceId, ...other }),
      ),
    ).toEqual(['FORBIDDEN']);
  });

  it('are refused to viewers who may not decide, and for workspaces', async () => {
    const viewer = await team.join('Vera', 'VIEWER');
    expect(codesOf(await create(viewer, {}))).toEqual(['FORBIDDEN']);
    expect(codesOf(await create(viewer, { scope: 'WRITE' }))).toEqual([]);
    expect(codesOf(await create(team.owner, {}, 'createApiToken'))).toEqual(['TEXT_INVALID']);
    expect(codesOf(await create(editor, { projectId: 'project:none' }))).toEqual(['NOT_FOUND']);
    const program = await aProgram();
    expect(codesOf(await create(program, {}))).toEqual(['FORBIDDEN']);
  });

  it('are listed and revoked by that person, and by those who manage tokens', async () => {
    const { apiToken } = (await create(editor, {})) as unknown as { apiToken: { id: string } };
    const list = async (viewer: Viewer) => {
      const query =
        'query ($slug: String!) { workspace(slug: $slug) { personalTokens { id person } } }';
      const { workspace } = await askAs<{ workspace: { personalTokens: object[] } }>(
        viewer,
        query,
        { slug: team.slug },
      );
      return workspace.personalTokens;
    };
    expect(await list(editor)).toEqual([{ id: apiToken.id, person: 'Edda' }]);
    expect(await list(team.owner)).toEqual([]);
    const input = { workspaceId: team.workspaceId, id: apiToken.id };
    expect(codesOf(await changeAs(team.owner, 'revokePersonalToken', input))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codesOf(await changeAs(editor, 'revokePersonalToken', input))).toEqual([]);
    expect(await list(editor)).toEqual([]);
  });
});
