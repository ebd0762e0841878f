import { listMembers } from '@/server/teams/workspaces/members';
import { deletePerson } from '@/server/teams/workspaces/personalData';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('keeps an owner where two of them delete their accounts at once', async () => {
    const team = await aTeam();
    const second = await team.join('Second', 'ADMIN');
    const workspaceId = team.workspaceId.slice('workspace:'.length);
    const memberId = `member:${workspaceId}.${second.accountId}`;
    await changeAs(team.owner, 'changeRole', { memberId, role: 'OWNER' });
    const deleted = await Promise.allSettled(
      [team.owner, second].map((person) =>
        opened.database.inTransaction(() => deletePerson(opened.database, person)),
      ),
    );

    expect(deleted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listMembers(opened.database, workspaceId)).toMatchObject([{ role: 'OWNER' }]);
  });
});
