import { invite } from '@/server/teams/workspaces/invitations';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const HOUR_MS = 3_600_000;

beforeAll(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:1';
});

onEachDatabase((opened) => {
  withDatabase(opened);

  async function anOwner() {
    const { workspaceId, owner } = await aTeam();
    return {
      workspaceId: workspaceId.slice('workspace:'.length),
      viewer: owner,
      actor: 'OWNER' as const,
    };
  }

  it('mails an address three times an hour, whichever workspaces invite it', async () => {
    const owners = [await anOwner(), await anOwner()];
    const guest = { email: `guest.${Math.random()}@example.org`, role: 'VIEWER' as const };
    const at = Date.now();
    for (const owner of [...owners, owners[0]!]) await invite(opened.database, owner, guest, at);

    for (const owner of owners)
      await expect(invite(opened.database, owner, guest, at + 1)).rejects.toMatchObject({
        code: 'TEAM_LIMIT',
        details: { path: ['email'] },
      });
    await invite(opened.database, owners[0]!, guest, at + HOUR_MS + 2);
  });

  it('takes 200 invitations a day from one person', async () => {
    const owner = await anOwner();
    const send = (number: number, at: number) =>
      invite(opened.database, owner, { email: `p${number}@example.org`, role: 'VIEWER' }, at);
    const at = Date.now() - 24 * HOUR_MS;
    for (let number = 0; number < 200; number += 1) await send(number, at);

    await expect(send(200, at + 1)).rejects.toThrow('within a day');
  });
});
