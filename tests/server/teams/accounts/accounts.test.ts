import crypto from 'node:crypto';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson, hasSession } from '@/server/teams/accounts/findPerson';
import { isOperator } from '@/server/teams/accounts/operator';
import {
  changePassword,
  endSession,
  openSessions,
  signIn,
  signOut,
} from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const PASSWORD = 'a long enough password';
const ada = { name: 'Ada', email: 'Ada@Example.org', password: PASSWORD };

const toCookies = (setCookies: readonly string[]): string =>
  setCookies.map((line) => line.split(';', 1)[0]).join('; ');

const enter = async (email: string, password = PASSWORD): Promise<string> =>
  toCookies(
    await signIn(
      await openDatabase(),
      { email, password },
      { cookies: undefined, userAgent: 'Browser 1' },
    ),
  );

onEachDatabase((opened) => {
  withDatabase(opened);

  it('makes nobody an operator only because they come first', async () => {
    await expect(signUp(opened.database, ada, { rule: 'closed' })).rejects.toThrow('no new');
    await signUp(opened.database, ada, { rule: 'open' });
    const person = await findPerson(openDatabase, await enter('ada@example.org'));
    expect(person).toMatchObject({ name: 'Ada', email: 'ada@example.org' });
    await signUp(opened.database, { ...ada, email: 'second@example.org' }, { rule: 'open' });

    expect(await isOperator(opened.database, person!.accountId)).toBe(false);
  });

  it('admits further accounts only by the rule', async () => {
    const newcomer = { ...ada, email: 'newcomer@example.org' };
    await expect(signUp(opened.database, newcomer, { rule: 'closed' })).rejects.toThrow(
      'takes no new accounts',
    );
    await expect(signUp(opened.database, newcomer, { rule: 'invite' })).rejects.toThrow(
      'by invitation',
    );
    await signUp(opened.database, newcomer, {
      rule: 'invite',
      isInvited: () => Promise.resolve(true),
    });

    expect(await findPerson(openDatabase, await enter('newcomer@example.org'))).toBeDefined();
  });

  it('answers a second sign-up with one address like the first, and changes nothing', async () => {
    await expect(
      signUp(
        opened.database,
        { ...ada, name: 'Mallory', password: 'another long password' },
        { rule: 'open' },
      ),
    ).resolves.toBeUndefined();
    await expect(enter('ada@example.org', 'another long password')).rejects.toThrow('don’t match');

    expect((await findPerson(openDatabase, await enter('ada@example.org')))?.name).toBe('Ada');
  });

  it('makes one account of six sign-ups at once', async () => {
    const email = 'race@example.org';
    await Promise.allSettled(
      Array.from({ length: 6 }, () => signUp(opened.database, { ...ada, email }, { rule: 'open' })),
    );
    const rows = await opened.database
      .connection()
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .execute();

    expect(rows).toHaveLength(1);
    expect(await findPerson(openDatabase, await enter(email))).toBeDefined();
  });

  it('refuses unknown addresses, wrong passwords and invalid addresses alike', async () => {
    const refusals = await Promise.all(
      [
        ['nobody@example.org', PASSWORD],
        ['ada@example.org', 'wrong password!'],
        ['no address', PASSWORD],
      ].map(([email, password]) => enter(email!, password).catch((cause: Error) => cause)),
    );

    expect(new Set(refusals.map((refusal) => (refusal as Error).message)).size).toBe(1);
  });

  // Hashing takes nearly all the time of signing in, which would tell whether an address is known.
  it('hashes as often for an unknown address as for a wrong password', async () => {
    const scrypt = jest.spyOn(crypto, 'scrypt');
    const countHashes = async (email: string) => {
      scrypt.mockClear();
      await enter(email, 'wrong password!').catch(() => undefined);
      return scrypt.mock.calls.length;
    };

    expect(await countHashes('ada@example.org')).toBe(1);
    expect(await countHashes('nobody@example.org')).toBe(1);
    expect(await countHashes('no address')).toBe(1);
    scrypt.mockRestore();
  });

  it.each([
    ['password', { ...ada, password: 'eleven char' }, '12 to 128'],
    ['password', { ...ada, password: 'x'.repeat(129) }, '12 to 128'],
    ['email', { ...ada, email: 'ada@' }, 'isn’t an email address'],
    ['name', { ...ada, name: ' ' }, '1 to 80'],
  ])('names %s as the field at fault', async (field, account, sentence) => {
    const refusal = await signUp(opened.database, account, { rule: 'open' }).catch(
      (cause: Error) => cause,
    );

    expect(refusal).toMatchObject({ details: { path: [field] } });
    expect((refusal as Error).message).toContain(sentence);
  });

  it('ends a session at once by signing out, and another by its id', async () => {
    const [first, second] = [await enter('ada@example.org'), await enter('ada@example.org')];
    const { accountId, sessionId } = (await findPerson(openDatabase, second))!;
    expect((await openSessions(opened.database, accountId))[0]?.userAgent).toBe('Browser 1');
    await signOut(opened.database, { cookies: first });
    expect(await findPerson(openDatabase, first)).toBeUndefined();
    await endSession(opened.database, 'someone-else', sessionId);
    expect(await findPerson(openDatabase, second)).toBeDefined();
    await endSession(opened.database, accountId, sessionId);

    expect(await findPerson(openDatabase, second)).toBeUndefined();
  });

  it('changes a password only with the old one, and ends every other session', async () => {
    await signUp(opened.database, { ...ada, email: 'change@example.org' }, { rule: 'open' });
    const [here, elsewhere] = [
      await enter('change@example.org'),
      await enter('change@example.org'),
    ];
    await expect(
      changePassword(
        opened.database,
        { current: 'wrong password!', next: 'a newer password' },
        { cookies: here },
      ),
    ).rejects.toThrow('not your current password');
    const renewed = toCookies(
      await changePassword(
        opened.database,
        { current: PASSWORD, next: 'a newer password' },
        { cookies: here },
      ),
    );
    expect(await findPerson(openDatabase, elsewhere)).toBeUndefined();

    expect(await findPerson(openDatabase, renewed)).toBeDefined();
    await expect(enter('change@example.org')).rejects.toThrow();
    expect(await enter('change@example.org', 'a newer password')).toContain('plimsoll-session=');
  });

  it('keeps the session in a cookie hidden from scripts and from foreign forms', async () => {
    const [cookie] = (
      await signIn(
        opened.database,
        { email: 'ada@example.org', password: PASSWORD },
        {
          cookies: undefined,
        },
      )
    ).filter((line) => line.startsWith('plimsoll-session='));

    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//i);
  });

  it('takes neither a changed nor an unsigned cookie', async () => {
    const cookies = await enter('ada@example.org');
    const token = /plimsoll-session=([^.;%]+)/.exec(cookies)![1]!;

    const changed = token.slice(0, -1) + (token.endsWith('z') ? 'a' : 'z');

    expect(await findPerson(openDatabase, `plimsoll-session=${token}`)).toBeUndefined();
    expect(await findPerson(openDatabase, cookies.replace(token, changed))).toBeUndefined();
  });
});

it('asks no database where a request claims no session', async () => {
  expect(hasSession('audience=world; line=90')).toBe(false);
  await expect(findPerson(openDatabase, 'audience=world')).resolves.toBeUndefined();
});
