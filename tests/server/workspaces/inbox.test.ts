import { openDatabase } from '@/server/database/openDatabase';
import { addInboxItem, countUnread, finishSubject } from '@/server/workspaces/inbox';
import { aPerson, aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { withDatabase } from '../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('gives an item once, to members alone, and to nobody where its transaction fails', async () => {
    const team = await aTeam();
    const stranger = await aPerson('Strange');
    const database = await openDatabase();
    const workspaceId = team.workspaceId.slice('workspace:'.length);
    const give = (accountId: string) =>
      addInboxItem(database, {
        workspaceId,
        accountId,
        reason: 'OWNS_DECISION',
        subject: 'review:1',
        data: { sentence: 'Subgrid fell below your line.', path: '/w/team' },
        onceKey: 'review:1:1',
      });
    await expect(
      database.inTransaction(async () => {
        await give(team.owner.accountId);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await countUnread(database, team.owner.accountId)).toBe(0);

    expect(await give(team.owner.accountId)).toBe(true);
    expect(await give(team.owner.accountId)).toBe(false);
    expect(await give(stranger.accountId)).toBe(false);
    expect(await countUnread(database, team.owner.accountId)).toBe(1);

    await finishSubject(database, { workspace_id: workspaceId }, 'review:1');
    expect(await countUnread(database, team.owner.accountId)).toBe(0);
  });
});
