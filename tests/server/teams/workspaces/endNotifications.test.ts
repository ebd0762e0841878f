import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { deletePerson } from '@/server/teams/workspaces/personalData';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let leaver: Person;
  beforeEach(async () => {
    team = await aTeam();
    leaver = await team.join('Lea', 'EDITOR');
    await changeAs(leaver, 'createChannel', { workspaceId: team.workspaceId, kind: 'EMAIL' });
    await changeAs(leaver, 'createChannel', { workspaceId: team.workspaceId, kind: 'ATOM' });
    await changeAs(team.owner, 'createChannel', { workspaceId: team.workspaceId, kind: 'EMAIL' });
    const watch = { triggers: ['COVERAGE_CROSSED'], audience: 'world', linePercent: 95 };
    for (const person of [leaver, team.owner])
      await changeAs(person, 'createWatch', {
        workspaceId: team.workspaceId,
        subject: { feature: 'has' },
        ...watch,
      });
  });

  const memberId = () =>
    `member:${team.workspaceId.slice('workspace:'.length)}.${leaver.accountId}`;

  it.each([
    [
      'is removed',
      () => changeAs(team.owner, 'removeMember', { memberId: memberId() }, 'member { id }'),
    ],
    ['leaves', () => changeAs(leaver, 'leaveWorkspace', { workspaceId: team.workspaceId })],
    [
      'deletes the account',
      () => opened.database.inTransaction(() => deletePerson(opened.database, leaver)),
    ],
  ])('ends the mails, feeds and watches of a member who %s, and of nobody else', async (_, end) => {
    await end();

    expect(await reporters(opened.database, team)).toEqual({
      channels: [{ kind: 'EMAIL', created_by: team.owner.accountId }],
      watches: [{ owner_id: team.owner.accountId }],
    });
  });
});

async function reporters(database: Database, { workspaceId }: Team) {
  const id = workspaceId.slice('workspace:'.length);
  return {
    channels: await database
      .connection()
      .selectFrom('channels')
      .select(['kind', 'created_by'])
      .where('workspace_id', '=', id)
      .execute(),
    watches: await database
      .connection()
      .selectFrom('watches')
      .select('owner_id')
      .where('workspace_id', '=', id)
      .execute(),
  };
}
