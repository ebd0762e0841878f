import { openDatabase } from '@/server/platform/database/openDatabase';
import { accountByEmail } from '@/server/teams/accounts/accountLinks';
import { invite } from '@/server/teams/workspaces/invitations';
import { type AccountSite, anAccountSite } from '../../../support/anAccountSite';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

let site: AccountSite;
beforeAll(async () => {
  process.env.SIGN_UP = 'invite';
  process.env.CLIENT_SIGN_INS_PER_MINUTE = '1000';
  site = await anAccountSite();
});
afterAll(() => site.close());

onEachDatabase((opened) => {
  withDatabase(opened);

  async function anInvitation() {
    const { workspaceId, owner } = await aTeam();
    const access = {
      workspaceId: workspaceId.slice('workspace:'.length),
      viewer: owner,
      actor: 'OWNER' as const,
    };
    const email = `guest.${Math.random().toString(36).slice(2)}@example.org`;
    const { token } = await invite(opened.database, access, { email, role: 'VIEWER' });
    return { email, token };
  }

  const signUp = (email: string, fields: Readonly<Record<string, string>> = {}) =>
    site.post('sign-up', { name: 'Guest', email, password: 'a long enough password', ...fields });

  const hasAccount = async (email: string) =>
    (await accountByEmail(await openDatabase(), email)) !== undefined;

  it('answers an invited address like any other without its link', async () => {
    const { email } = await anInvitation();
    const other = await anInvitation();
    const answers = [
      await signUp(email),
      await signUp(`un${email}`),
      await signUp(email, { next: '/w' }),
      await signUp(email, { next: `/invite/${other.token}` }),
      await signUp(email, { next: '/invite/%E0%A4%A' }),
    ];

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'SIGN_UP_CLOSED' } });
    expect(await hasAccount(email)).toBe(false);
  });

  it('makes the account of who holds the link', async () => {
    const { email, token } = await anInvitation();

    expect((await signUp(email, { next: `/invite/${token}` })).status).toBe(200);
    expect(await hasAccount(email)).toBe(true);
  });
});
