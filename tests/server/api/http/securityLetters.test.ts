// The owner of an account gets a letter about each way in that is added, and each token.
import { requireAccount } from '@/server/teams/accounts/manageAccounts';
import { signUp } from '@/server/teams/accounts/signUp';
import { aLetterRunner } from '../../../support/aLetterRunner';
import { type AccountSite, anAccountSite } from '../../../support/anAccountSite';
import { aTeam } from '../../../support/aTeam';
import { type MailServer, mailServer } from '../../../support/mailServer';
import { type OidcServer, oidcServer } from '../../../support/oidcServer';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const PASSWORD = 'a long enough password';

let mail: MailServer;
let provider: OidcServer;
let site: AccountSite;
beforeAll(async () => {
  mail = await mailServer();
  provider = await oidcServer('http://localhost:3000');
  Object.assign(process.env, provider.env, {
    SMTP_URL: mail.url,
    CLIENT_SIGN_INS_PER_MINUTE: '0',
  });
  site = await anAccountSite();
});
afterAll(async () => {
  site.close();
  provider.close();
  await mail.close();
});

onEachDatabase((opened) => {
  withDatabase(opened);

  /** Someone who has read the letters so far. */
  const enter = async (name: string) => {
    const draft = { name, email: `${name}@example.org`, password: PASSWORD };
    await signUp(opened.database, draft, { rule: 'open' });
    await prove(draft.email);
    const { cookies } = await site.post('sign-in', draft);
    return { email: draft.email, cookies };
  };
  const prove = async (email: string) => {
    await opened.database
      .connection()
      .updateTable('accounts')
      .set({ emailVerified: opened.database.kind === 'sqlite' ? 1 : true })
      .where('email', '=', email)
      .execute();
    await nextLetter(email);
  };
  const nextLetter = async (email: string) => {
    await aLetterRunner(opened.database).drain();
    return (await mail.next(email)).text;
  };

  it('about a provider that can open the account from now on', async () => {
    const { email, cookies } = await enter('linker');
    await site.comeFrom(provider, 'linker', cookies);

    expect(await nextLetter(email)).toMatch(
      /linked to single sign-on, which can open it from now on on .*[^]*If that was not you/,
    );
  });

  it('about a token of one’s own', async () => {
    const team = await aTeam();
    const { email, cookies } = await enter('maker');
    const { id } = await requireAccount(opened.database, { email });
    const seat = { workspace_id: team.workspaceId.split(':')[1]!, account_id: id };
    await opened.database
      .connection()
      .insertInto('members')
      .values({ ...seat, role: 'EDITOR', joined_at: 1 })
      .execute();
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const draft = { name: 'Bot', scope: 'READ', place: team.workspaceId, lastDay };
    expect((await site.post('token-create', draft, cookies)).status).toBe(200);

    expect(await nextLetter(email)).toMatch(/token[^]*If that was not you/);
  });
});
