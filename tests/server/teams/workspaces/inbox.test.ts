import { openDatabase } from '@/server/platform/database/openDatabase';
import {
  addInboxItem,
  countUnread,
  finishSubject,
  inboxPage,
} from '@/server/teams/workspaces/inbox';
import { removeMember } from '@/server/teams/workspaces/members';
import { aPerson, aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('adds an item once, only for members, and for nobody if its transaction fails', async () => {
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

  it('counts and lists nothing of teams that a person has left', async () => {
    const team = await aTeam();
    const { accountId } = await team.join('Gone Soon', 'EDITOR');
    const database = await openDatabase();
    const workspaceId = team.workspaceId.slice('workspace:'.length);
    await addInboxItem(database, {
      workspaceId,
      accountId,
      reason: 'EDITS_PROJECT',
      subject: 'review:2',
      data: { sentence: 'Subgrid fell below your line.', path: '/w/team' },
      onceKey: 'review:2:1',
    });
    expect(await countUnread(database, accountId)).toBe(1);

    const access = { workspaceId, viewer: team.owner, actor: 'OWNER' } as const;
    await removeMember(database, access, accountId);

    expect(await countUnread(database, accountId)).toBe(0);
    expect((await inboxPage(database, accountId, { first: 5 })).rows).toHaveLength(0);
  });
});
