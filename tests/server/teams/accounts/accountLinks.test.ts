import { openDatabase } from '@/server/platform/database/openDatabase';
import { copyResetLink, resetPassword, verifyEmail } from '@/server/teams/accounts/accountLinks';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { requestReset } from '@/server/teams/accounts/letters';
import { signIn } from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { aLetterRunner } from '../../../support/aLetterRunner';
import { type MailServer, mailServer } from '../../../support/mailServer';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const PASSWORD = 'a long enough password';
const NEXT = 'another long password';

let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
  // Read when the first of them asks, which is later.
  process.env.SMTP_URL = server.url;
});
afterAll(() => server.close());

const enter = async (email: string, password = PASSWORD): Promise<string> =>
  (await signIn(await openDatabase(), { email, password }, { cookies: undefined }))
    .map((line) => line.split(';', 1)[0])
    .join('; ');

const linkIn = (text: string): string => /\/(?:reset|verify)\/([\w-]+)/.exec(text)![1]!;

onEachDatabase((opened) => {
  withDatabase(opened);
  const post = () => aLetterRunner(opened.database).drain();
  const next = async (email: string) => {
    await post();
    return server.next(email);
  };

  const confirmed = async (email: string): Promise<void> => {
    await signUp(opened.database, { name: 'Ada', email, password: PASSWORD }, { rule: 'open' });
    await verifyEmail(opened.database, linkIn((await next(email)).text));
  };

  it('lets an account in once its address is proved, by a link that works once', async () => {
    const email = 'new@example.org';
    await signUp(opened.database, { name: 'Ada', email, password: PASSWORD }, { rule: 'open' });
    const first = linkIn((await next(email)).text);
    await expect(enter(email, 'the wrong password')).rejects.toMatchObject({
      code: 'SIGN_IN_WRONG',
    });
    await expect(enter(email)).rejects.toMatchObject({ code: 'EMAIL_UNVERIFIED' });
    const second = linkIn((await next(email)).text);
    await verifyEmail(opened.database, first);
    await expect(verifyEmail(opened.database, first)).rejects.toMatchObject({ code: 'LINK_OVER' });
    await verifyEmail(opened.database, second);

    expect(await findPerson(openDatabase, await enter(email))).toMatchObject({ email });
  });

  it('goes on from the proved address to where the person came from', async () => {
    const [email, invitation] = ['invited@example.org', '/invite/abc'];
    const account = { name: 'Ada', email, password: PASSWORD };
    await signUp(opened.database, account, { rule: 'open', next: invitation });

    expect((await next(email)).text.replaceAll('=\r\n', '')).toContain('?next=%2Finvite%2Fabc');
  });

  it('mails the holder of an address that someone signs up with again', async () => {
    await confirmed('twice@example.org');
    await signUp(
      opened.database,
      { name: 'Eve', email: 'twice@example.org', password: NEXT },
      { rule: 'open' },
    );

    expect((await next('twice@example.org')).text).toContain('You have one already');
  });

  it('sets a password by a mailed link, once, and ends every session', async () => {
    const email = 'reset@example.org';
    await confirmed(email);
    const cookies = await enter(email);
    await requestReset(opened.database, 'Reset@Example.org');
    const token = linkIn((await next(email)).text);
    await expect(resetPassword(opened.database, token, 'short')).rejects.toMatchObject({
      code: 'ACCOUNT_INVALID',
    });
    await resetPassword(opened.database, token, NEXT);

    expect(await findPerson(openDatabase, cookies)).toBeUndefined();
    await expect(resetPassword(opened.database, token, PASSWORD)).rejects.toMatchObject({
      code: 'LINK_OVER',
    });
    await expect(enter(email)).rejects.toMatchObject({ code: 'SIGN_IN_WRONG' });
    expect(await findPerson(openDatabase, await enter(email, NEXT))).toMatchObject({ email });
  });

  it('counts a reset by mail as proof of the address, and one by a copied link not', async () => {
    const email = 'proof@example.org';
    await signUp(opened.database, { name: 'Ada', email, password: PASSWORD }, { rule: 'open' });
    await next(email);
    await resetPassword(opened.database, linkIn(await copyResetLink(opened.database, email)), NEXT);
    await expect(enter(email, NEXT)).rejects.toMatchObject({ code: 'EMAIL_UNVERIFIED' });
    await next(email);
    await requestReset(opened.database, email);
    await resetPassword(opened.database, linkIn((await next(email)).text), NEXT);

    expect(await findPerson(openDatabase, await enter(email, NEXT))).toMatchObject({ email });
  });

  it('asks for a link in the same way, and at once, where no account has the address', async () => {
    const count = server.mails.length;
    await requestReset(opened.database, 'unknown@example.org');
    await post();

    expect(server.mails).toHaveLength(count);
    await expect(copyResetLink(opened.database, 'unknown@example.org')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('stores no link and no session in a form that opens anything', async () => {
    const email = 'stored@example.org';
    await confirmed(email);
    const token = linkIn(await copyResetLink(opened.database, email));
    const cookies = await enter(email);
    const connection = opened.database.connection();
    const stored = JSON.stringify([
      await connection.selectFrom('verifications').selectAll().execute(),
      await connection.selectFrom('sessions').selectAll().execute(),
    ]);
    const session = /plimsoll-session=([^.;%]+)/.exec(cookies)![1]!;
    const [row] = await connection.selectFrom('sessions').select('token').execute();

    expect(stored).not.toContain(token);
    expect(stored).not.toContain(session);
    expect(await findPerson(openDatabase, cookies.replace(session, row!.token))).toBeUndefined();
    expect(await findPerson(openDatabase, cookies)).toMatchObject({ email });
  });
});
