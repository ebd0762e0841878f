import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { createChannel } from '@/server/teams/watches/channels';
import { createWatch } from '@/server/teams/watches/watches';
import { createApiToken, findProgram, revokeApiToken } from '@/server/teams/workspaces/apiTokens';
import { exportWorkspace } from '@/server/teams/workspaces/exportWorkspace';
import { acceptInvitation, invite } from '@/server/teams/workspaces/invitations';
import { deletePerson, exportPerson } from '@/server/teams/workspaces/personalData';
import { removeDeletedWorkspaces, workspaceBySlug } from '@/server/teams/workspaces/workspaces';
import { askAs, changeAs } from '../../../support/askAs';
import { aPerson, aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const DAY_MS = 86_400_000;

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });
  const localId = () => team.workspaceId.slice('workspace:'.length);
  const asOwner = () => ({
    workspaceId: localId(),
    viewer: team.owner,
    actor: 'OWNER' as const,
  });
  const memberId = (person: { readonly accountId: string }) =>
    `member:${localId()}.${person.accountId}`;

  it('gives an address to one workspace only', async () => {
    const again = await changeAs(team.owner, 'createWorkspace', { name: 'Two', slug: team.slug });

    expect(again.problems).toMatchObject([{ code: 'NAME_TAKEN', path: ['slug'] }]);
  });

  it.each(['members', '-x', 'a b', '', 'x'.repeat(41), 'ümlaut'])(
    'takes no address like “%s”',
    async (slug) => {
      const { problems } = await changeAs(team.owner, 'createWorkspace', { name: 'Two', slug });

      expect(problems).toMatchObject([{ code: 'TEXT_INVALID', path: ['slug'] }]);
    },
  );

  it('lets the person an invitation names in, once', async () => {
    const [guest, other] = [await aPerson('Guest'), await aPerson('Other')];
    const { invitation } = await changeAs(
      team.owner,
      'inviteMember',
      { workspaceId: team.workspaceId, email: guest.email.toUpperCase(), role: 'EDITOR' },
      'invitation { url expiresAt }',
    );
    const token = /\/invite\/([\w-]+)$/.exec((invitation as { url: string }).url)![1]!;
    const accept = (person: typeof guest) =>
      changeAs(person, 'acceptInvitation', { token }, 'workspace { slug role }');

    expect((await accept(other)).problems).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await accept(guest)).workspace).toEqual({ slug: team.slug, role: 'EDITOR' });
    expect((await accept(guest)).problems).toMatchObject([{ code: 'INVITATION_OVER' }]);
  });

  it('refuses an invitation that is over, was withdrawn, or never was', async () => {
    const guest = await aPerson('Guest');
    const wanted = { email: guest.email, role: 'VIEWER' as const };
    const late = await invite(opened.database, asOwner(), wanted, Date.now() - 8 * DAY_MS);
    await expect(acceptInvitation(opened.database, guest, late.token)).rejects.toThrow(
      'open for 7 days',
    );
    const first = await invite(opened.database, asOwner(), wanted);
    await invite(opened.database, asOwner(), wanted);
    await expect(acceptInvitation(opened.database, guest, first.token)).rejects.toThrow(
      'withdrawn',
    );

    await expect(acceptInvitation(opened.database, guest, 'nothing')).rejects.toThrow(
      'holds no invitation',
    );
  });

  it('keeps at least one owner, whatever two of them do at once', async () => {
    const alone = await changeAs(team.owner, 'removeMember', { memberId: memberId(team.owner) });
    expect(alone.problems).toMatchObject([{ code: 'LAST_OWNER' }]);
    const second = await team.join('Second', 'ADMIN');
    await changeAs(team.owner, 'changeRole', { memberId: memberId(second), role: 'OWNER' });
    const answers = await Promise.all([
      changeAs(team.owner, 'removeMember', { memberId: memberId(team.owner) }),
      changeAs(second, 'removeMember', { memberId: memberId(second) }),
    ]);

    expect(answers.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual([
      'LAST_OWNER',
    ]);
  });

  it('lets an admin make no owner, and nobody raise themselves', async () => {
    const [admin, viewer] = [await team.join('Adam', 'ADMIN'), await team.join('Vera', 'VIEWER')];
    const raise = (person: typeof admin, of: typeof admin, role: string) =>
      changeAs(person, 'changeRole', { memberId: memberId(of), role });

    for (const attempt of [
      raise(admin, admin, 'OWNER'),
      raise(admin, team.owner, 'VIEWER'),
      raise(viewer, viewer, 'EDITOR'),
    ])
      expect((await attempt).problems).toMatchObject([{ code: 'FORBIDDEN' }]);
    const invited = await changeAs(admin, 'inviteMember', {
      workspaceId: team.workspaceId,
      email: 'x@example.org',
      role: 'OWNER',
    });
    expect(invited.problems).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('takes access away at once with the membership', async () => {
    const editor = await team.join('Edda', 'EDITOR');
    await changeAs(team.owner, 'removeMember', { memberId: memberId(editor) });

    expect(
      await askAs(editor, 'query ($slug: String!) { workspace(slug: $slug) { name } }', {
        slug: team.slug,
      }),
    ).toEqual({ workspace: null });
  });

  it('stores a token as a hash, and ends it by revoking and by its day', async () => {
    const { database } = opened;
    const expiresAt = Date.now() + 2 * DAY_MS;
    const draft = { name: 'CI', scope: 'READ' as const, expiresAt };
    const { apiToken, secret } = await createApiToken(database, asOwner(), draft);
    expect(JSON.stringify(apiToken)).not.toContain(secret);
    expect(await findProgram(database, secret)).toMatchObject({ name: 'CI', scope: 'READ' });
    expect(await findProgram(database, secret, Date.now() + 4 * DAY_MS)).toBeUndefined();
    expect(await findProgram(database, `${secret.slice(0, -1)}!`)).toBeUndefined();
    await revokeApiToken(database, asOwner(), apiToken.id);

    expect(await findProgram(database, secret)).toBeUndefined();
    await expect(
      createApiToken(database, asOwner(), { ...draft, expiresAt: Date.parse('2020-01-01') }),
    ).rejects.toThrow('within a year');
  });

  it('writes down who changed what', async () => {
    await team.join('Edda', 'EDITOR');
    const { workspace } = await askAs<{ workspace: { auditLog: { edges: readonly object[] } } }>(
      team.owner,
      'query ($slug: String!) { workspace(slug: $slug) { auditLog(first: 10) { edges { node { action actor subject } } } } }',
      { slug: team.slug },
    );
    const actions = workspace.auditLog.edges.map(
      (edge) => (edge as { node: { action: string } }).node.action,
    );

    expect(actions.sort()).toEqual([
      'member.invited',
      'member.joined',
      'project.created',
      'workspace.created',
    ]);
  });

  it('exports everything but secrets', async () => {
    const expiresAt = Date.now() + DAY_MS;
    const { apiToken } = await createApiToken(opened.database, asOwner(), {
      name: 'CI',
      scope: 'READ',
      expiresAt,
    });
    const { token } = await invite(opened.database, asOwner(), {
      email: 'guest@example.org',
      role: 'VIEWER',
    });
    const text = JSON.stringify(await exportWorkspace(opened.database, asOwner()));

    expect(text).toContain('"slug":"shop"');
    expect(text).toContain(team.owner.email);
    expect(text).not.toContain(apiToken.hash);
    expect(text).not.toContain(token);
    expect(text).not.toContain('token_hash');
  });

  it('exports what re-opened, what is watched and where to, without addresses and keys', async () => {
    const access = asOwner();
    const { decision } = await changeAs(
      team.owner,
      'recordDecision',
      {
        projectId: team.projectId,
        subject: { feature: 'has' },
        state: 'ADOPTED',
        rationale: 'Ok.',
      },
      'decision { id }',
    );
    const reviewed = {
      id: 'review-1',
      workspace_id: localId(),
      project_id: team.projectId.slice('project:'.length),
      decision_id: (decision as { id: string }).id.slice('decision:'.length),
      epoch: 0,
      state: 'OPEN',
      version: 1,
      finding: '{"kind":"BASELINE"}',
      opened_by: 'system',
      opened_at: 1,
      closed_by: null,
      closed_at: null,
      snoozed_until: null,
      snoozed_to_share: null,
    } as const;
    await opened.database.connection().insertInto('reviews').values(reviewed).execute();
    const url = 'https://hooks.example/T0P-s3cret';
    const channel = { kind: 'WEBHOOK' as const, name: 'Hook', url, format: 'RAW' as const };
    const allowed = ['hooks.example:443'];
    const { row, secret } = await createChannel(opened.database, access, channel, { allowed });
    const context = createContext(loadCatalogue(), { database: openDatabase });
    await createWatch(
      opened.database,
      access,
      {
        subject: { feature: 'has' },
        triggers: ['DISCOURAGED'],
        audience: 'world',
        linePercent: 95,
        channelIds: [row.id],
        cadence: 'WEEKLY',
      },
      { context },
    );
    const exported = await exportWorkspace(opened.database, access);

    expect(exported).toMatchObject({
      reviews: [{ id: 'review-1', state: 'OPEN', finding: { kind: 'BASELINE' } }],
      watches: [{ subject: 'feature:has', triggers: ['DISCOURAGED'], channel_ids: [row.id] }],
      channels: [{ kind: 'WEBHOOK', name: 'Hook' }],
      audienceSources: [],
    });
    expect(JSON.stringify(exported)).not.toContain('s3cret');
    expect(JSON.stringify(exported)).not.toContain(secret);
    expect(await exportPerson(opened.database, team.owner)).toMatchObject({
      watches: [{ subject: 'feature:has', triggers: ['DISCOURAGED'] }],
    });
  });

  it('removes a workspace two weeks after an owner asked, unless they take it back', async () => {
    const remove = (isWanted: boolean) =>
      changeAs(team.owner, 'deleteWorkspace', { workspaceId: team.workspaceId, isWanted });
    await remove(true);
    await removeDeletedWorkspaces(opened.database);
    expect(await workspaceBySlug(opened.database, team.slug)).toBeDefined();
    await remove(false);
    await removeDeletedWorkspaces(opened.database, Date.now() + 15 * DAY_MS);
    expect(await workspaceBySlug(opened.database, team.slug)).toBeDefined();
    await remove(true);
    await removeDeletedWorkspaces(opened.database, Date.now() + 15 * DAY_MS);

    expect(await workspaceBySlug(opened.database, team.slug)).toBeUndefined();
    const left = await (
      await openDatabase()
    )
      .connection()
      .selectFrom('projects')
      .select('id')
      .where('workspace_id', '=', localId())
      .execute();
    expect(left).toEqual([]);
  });

  it('deletes a person, whose decisions stay without the name, but no last owner', async () => {
    const editor = await team.join('Edda', 'EDITOR');
    await changeAs(editor, 'recordDecision', {
      projectId: team.projectId,
      subject: { feature: 'has' },
      state: 'ADOPTED',
      rationale: 'Good.',
    });
    expect(JSON.stringify(await exportPerson(opened.database, editor))).toContain('Good.');
    await expect(deletePerson(opened.database, team.owner)).rejects.toThrow('only owner of “Team”');
    await deletePerson(opened.database, editor);
    const { node } = await askAs<{ node: { decisions: { edges: readonly object[] } } }>(
      team.owner,
      'query ($id: ID!) { node(id: $id) { ... on Project { decisions { edges { node { author owner { name } rationale } } } } } }',
      { id: team.projectId },
    );

    expect(node.decisions.edges).toEqual([
      { node: { author: 'A former member', owner: null, rationale: 'Good.' } },
    ]);
  });
});
