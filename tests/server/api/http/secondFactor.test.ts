import type { Person } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { dropSecondFactor } from '@/server/teams/accounts/secondFactor';
import { signUp } from '@/server/teams/accounts/signUp';
import { aLetterRunner } from '../../../support/aLetterRunner';
import { type AccountSite, anAccountSite } from '../../../support/anAccountSite';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { type MailServer, mailServer } from '../../../support/mailServer';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { totpCode } from '../../../support/totpCode';
import { withDatabase } from '../../../support/withDatabase';

const password = 'a long enough password';

let mail: MailServer;
let site: AccountSite;
beforeAll(async () => {
  mail = await mailServer();
  process.env.SMTP_URL = mail.url;
  process.env.CLIENT_SIGN_INS_PER_MINUTE = '1000';
  site = await anAccountSite();
});
afterAll(async () => {
  site.close();
  await mail.close();
});

interface Answer {
  readonly viewer: {
    readonly closedWorkspaces: readonly string[];
    readonly secondFactor: {
      readonly state: string;
      readonly setupKey: string | null;
      readonly setupUri: string | null;
      readonly setupPicture: { readonly size: number; readonly path: string } | null;
      readonly recoveryCodeCount: number;
      readonly recoveryCodes: readonly string[] | null;
    };
  };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let count = 0;

  /** Someone with a password, signed in. */
  async function anAccount() {
    count += 1;
    const email = `ada.${count}.${Math.random().toString(36).slice(2)}@example.org`;
    await signUp(opened.database, { name: 'Ada', email, password }, { rule: 'open' });
    await opened.database
      .connection()
      .updateTable('accounts')
      .set({ emailVerified: opened.database.kind === 'sqlite' ? 1 : true })
      .where('email', '=', email)
      .execute();
    return { email, cookies: (await signIn(email)).cookies };
  }

  const signIn = (email: string) => site.post('sign-in', { email, password });

  const whoIs = async (cookies: string): Promise<Person | undefined> =>
    findPerson(openDatabase, cookies);

  const look = async (cookies: string): Promise<Answer['viewer']> => {
    const answer = await askAs<Answer>(
      await whoIs(cookies),
      `{ viewer { closedWorkspaces secondFactor {
        state setupKey setupUri setupPicture { size path } recoveryCodeCount recoveryCodes
      } } }`,
    );
    return answer.viewer;
  };

  /** The account with its second step on, and the key of the app. */
  async function aSecuredAccount() {
    const { email, cookies } = await anAccount();
    await site.post('second-factor-start', { current: password }, cookies);
    const key = (await look(cookies)).secondFactor.setupKey!;
    const on = await site.post('second-factor-confirm', { code: totpCode(key) }, cookies);
    return { email, key, cookies: on.cookies };
  }

  /** The app's next one, which counts already: clocks may differ. */
  const nextCode = (key: string): string => totpCode(key, Date.now() + 30_000);

  it('is set up with the password, and counts once a code was given', async () => {
    const { email, cookies } = await anAccount();
    const wrong = await site.post('second-factor-start', { current: 'not the password' }, cookies);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'SIGN_IN_WRONG' } });
    expect((await look(cookies)).secondFactor.state).toBe('OFF');
    const start = await site.post('second-factor-start', { current: password }, cookies);
    expect(start.body.to).toBe('/account/second-factor?started=1');
    const { secondFactor } = await look(cookies);
    expect(secondFactor).toMatchObject({ state: 'STARTED', recoveryCodeCount: 10 });
    expect(new URL(secondFactor.setupUri!).searchParams.get('secret')).toBe(secondFactor.setupKey);
    expect(secondFactor.setupPicture!.path).toMatch(/^M4 4h7v1h-7z/);
    // Until then the password is enough.
    expect(await whoIs((await signIn(email)).cookies)).toMatchObject({ email });
    const off = await site.post('second-factor-confirm', { code: '000000' }, cookies);
    expect(off).toMatchObject({ status: 401, body: { code: 'CODE_WRONG' } });
    const code = totpCode(secondFactor.setupKey!);
    const on = await site.post('second-factor-confirm', { code }, cookies);

    expect(on.body.to).toBe('/account/second-factor?on=1');
    const after = (await look(on.cookies)).secondFactor;
    expect(after).toMatchObject({ state: 'ON', setupKey: null, setupUri: null });
    expect(after.recoveryCodes).toHaveLength(10);
    await aLetterRunner(opened.database).drain();
    expect((await mail.next(email)).text).toContain('asks for a code');
  });

  it('asks for a code after the password, and signs nobody in before', async () => {
    const { email, key } = await aSecuredAccount();
    const first = await site.post('sign-in', { email, password, next: '/inbox' });
    expect(first.body.to).toBe('/sign-in/code?next=%2Finbox');
    expect(await whoIs(first.cookies)).toBeUndefined();
    const wrong = await site.post('second-factor', { code: '123' }, first.cookies);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'CODE_WRONG' } });
    expect(await whoIs([first.cookies, wrong.cookies].join('; '))).toBeUndefined();
    const fields = { code: ` ${nextCode(key).replace(/^.../, '$& ')}`, next: '/inbox' };
    const second = await site.post('second-factor', fields, first.cookies);

    expect(second.body.to).toBe('/inbox');
    expect(await whoIs(second.cookies)).toMatchObject({ email });
    // A challenge works once.
    const again = await site.post('second-factor', { code: nextCode(key) }, first.cookies);
    expect(again.body.code).toBe('CODE_LATE');
  });

  it('takes each code of the app once, however many ask at the same moment', async () => {
    const { email, key } = await aSecuredAccount();
    const enter = async (code: string) =>
      site.post('second-factor', { code }, (await signIn(email)).cookies);
    // This one has set the step up.
    expect((await enter(totpCode(key))).body.code).toBe('CODE_WRONG');

    const code = nextCode(key);
    const challenges = await Promise.all([signIn(email), signIn(email), signIn(email)]);
    const answers = await Promise.all(
      challenges.map(({ cookies }) => site.post('second-factor', { code }, cookies)),
    );
    const people = await Promise.all(answers.map(({ cookies }) => whoIs(cookies)));
    expect(people.filter((person) => person !== undefined)).toHaveLength(1);
    const late = (await signIn(email)).cookies;
    const refused = await site.post('second-factor', { code }, late);
    expect(refused).toMatchObject({ status: 401, body: { code: 'CODE_WRONG' } });
  });

  it('takes no code without the password, nor that of another account', async () => {
    const [ada, bob] = [await aSecuredAccount(), await aSecuredAccount()];
    const code = totpCode(ada.key);
    expect((await site.post('second-factor', { code })).body.code).toBe('CODE_LATE');
    expect((await site.post('second-factor', { code }, bob.cookies)).body.code).toBe('CODE_LATE');
    const challenge = (await signIn(bob.email)).cookies;
    const tried = await site.post('second-factor', { code }, `${ada.cookies}; ${challenge}`);

    expect(tried.body.code).toBe('CODE_WRONG');
  });

  it('ends a sign-in after five wrong codes', async () => {
    const { email, key } = await aSecuredAccount();
    const { cookies } = await signIn(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await site.post('second-factor', { code: '000000' }, cookies)).body.code).toBe(
        'CODE_WRONG',
      );

    const right = { code: nextCode(key) };
    expect((await site.post('second-factor', right, cookies)).body.code).toBe('CODE_LATE');
    const other = (await signIn(email)).cookies;
    expect(await whoIs((await site.post('second-factor', right, other)).cookies)).toBeDefined();
  });

  it('takes each recovery code once, and tells the owner', async () => {
    const { email, cookies } = await aSecuredAccount();
    const [code] = (await look(cookies)).secondFactor.recoveryCodes!;
    const enter = async () =>
      site.post('second-factor', { code: code! }, (await signIn(email)).cookies);
    const entered = await enter();
    expect(await whoIs(entered.cookies)).toMatchObject({ email });
    expect((await enter()).body.code).toBe('CODE_WRONG');
    expect((await look(entered.cookies)).secondFactor.recoveryCodeCount).toBe(9);
    await site.post('recovery-codes', { current: password }, entered.cookies);

    const { recoveryCodes } = (await look(entered.cookies)).secondFactor;
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes).not.toContain(code);
    await aLetterRunner(opened.database).drain();
    const texts = mail.mails.filter(({ to }) => to.includes(email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('a recovery code'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('New recovery codes'))).toHaveLength(1);
  });

  it('shows recovery codes only shortly after signing in', async () => {
    const { cookies } = await aSecuredAccount();
    const { sessionId } = (await whoIs(cookies))!;
    await opened.database
      .connection()
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 3_600_000).toISOString() })
      .where('id', '=', sessionId)
      .execute();

    expect((await look(cookies)).secondFactor).toMatchObject({
      recoveryCodeCount: 10,
      recoveryCodes: null,
    });
  });

  it('ends with the password, or by an operator', async () => {
    const { email, cookies } = await aSecuredAccount();
    const end = (current: string) => site.post('second-factor-end', { current }, cookies);
    expect((await end('not the password')).body.code).toBe('SIGN_IN_WRONG');
    const off = await end(password);
    expect(off.body.to).toBe('/account/second-factor?off=1');
    expect(await whoIs((await signIn(email)).cookies)).toMatchObject({ email });
    const other = await aSecuredAccount();
    const { accountId } = (await whoIs(other.cookies))!;
    await dropSecondFactor(opened.database, accountId);
    expect(await whoIs((await signIn(other.email)).cookies)).toMatchObject({ email: other.email });
  });

  describe('a workspace that requires it', () => {
    const open = async (viewer: Person, slug: string) =>
      (
        await askAs<{ workspace: object | null }>(
          viewer,
          'query ($slug: String!) { workspace(slug: $slug) { name } }',
          { slug },
        )
      ).workspace;

    it('is closed to members whose password is enough, and to no one else', async () => {
      const team = await aTeam();
      const weak = await anAccount();
      const strong = await aSecuredAccount();
      const [weakPerson, strongPerson] = [
        (await whoIs(weak.cookies))!,
        (await whoIs(strong.cookies))!,
      ];
      await team.add(weakPerson, 'EDITOR');
      await team.add(strongPerson, 'EDITOR');
      const rule = { workspaceId: team.workspaceId, isRequired: true };
      // The owner has no password at all.
      expect((await changeAs(team.owner, 'requireSecondFactor', rule)).problems).toEqual([]);

      expect(await open(weakPerson, team.slug)).toBeNull();
      expect((await look(weak.cookies)).closedWorkspaces).toEqual(['Team']);
      expect(await open(strongPerson, team.slug)).not.toBeNull();
      expect(await open(team.owner, team.slug)).not.toBeNull();
      const refused = await changeAs(weakPerson, 'recordDecision', {
        projectId: team.projectId,
        subject: { feature: 'has' },
        state: 'ADOPTED',
        rationale: '',
      });
      expect(refused.problems).toMatchObject([{ code: 'NOT_FOUND' }]);
      await changeAs(team.owner, 'requireSecondFactor', { ...rule, isRequired: false });
      expect(await open(weakPerson, team.slug)).not.toBeNull();
    });

    it('cannot be asked for by who would be locked out', async () => {
      const team = await aTeam();
      const admin = (await whoIs((await anAccount()).cookies))!;
      await team.add(admin, 'ADMIN');
      const rule = { workspaceId: team.workspaceId, isRequired: true };

      expect((await changeAs(admin, 'requireSecondFactor', rule)).problems).toMatchObject([
        { code: 'FORBIDDEN' },
      ]);
      expect(await open(admin, team.slug)).not.toBeNull();
    });
  });
});
