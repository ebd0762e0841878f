import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { listAccounts, requireAccount } from '@/server/teams/accounts/manageAccounts';
import { isOperator, nameOperator } from '@/server/teams/accounts/operator';
import { signUp } from '@/server/teams/accounts/signUp';
import { type AccountSite, anAccountSite } from '../../../support/anAccountSite';
import { askAs } from '../../../support/askAs';
import { type OidcServer, oidcServer } from '../../../support/oidcServer';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const PASSWORD = 'a long enough password';

let provider: OidcServer;
let site: AccountSite;
beforeAll(async () => {
  provider = await oidcServer('http://localhost:3000');
  Object.assign(process.env, provider.env, {
    CLIENT_SIGN_INS_PER_MINUTE: '0',
    OPERATORS: 'root@example.org, unproved-root@example.org',
  });
  site = await anAccountSite();
});
afterAll(() => {
  site.close();
  provider.close();
});

onEachDatabase((opened) => {
  withDatabase(opened);

  const enter = async (email: string, password = PASSWORD) => {
    const answer = await site.post('sign-in', { email, password });
    return { ...answer, person: await findPerson(openDatabase, answer.cookies) };
  };
  const idOf = async (email: string): Promise<string> =>
    (await listAccounts(opened.database, email))[0]!.id;
  const manage = async (cookies: string, email: string, what: string) =>
    site.post('manage-account', { id: await idOf(email), what }, cookies);

  let operator: string;
  beforeAll(async () => {
    for (const name of ['ada', 'bob', 'carl'])
      await signUp(
        opened.database,
        { name, email: `${name}@example.org`, password: PASSWORD },
        { rule: 'open' },
      );
    await nameOperator(opened.database, await idOf('ada@example.org'));
    operator = (await enter('ada@example.org')).cookies;
  });

  it('locks an account: its sessions end, and only its password reveals it', async () => {
    const before = await enter('bob@example.org');
    expect((await manage(operator, 'bob@example.org', 'lock')).status).toBe(200);

    expect(await findPerson(openDatabase, before.cookies)).toBeUndefined();
    const refused = await enter('bob@example.org');
    expect([refused.body.code, refused.person]).toEqual(['ACCOUNT_LOCKED', undefined]);
    expect((await enter('bob@example.org', 'a wrong password')).body.code).toBe('SIGN_IN_WRONG');

    await manage(operator, 'bob@example.org', 'unlock');
    expect((await enter('bob@example.org')).person?.email).toBe('bob@example.org');
  });

  it('finds an account by its address and by a part of it, which may have any sign', async () => {
    for (const email of ['eve_lyn@example.org', 'evelyn@example.org'])
      await signUp(opened.database, { name: email, email, password: PASSWORD }, { rule: 'open' });
    const found = async (search: string) =>
      (await listAccounts(opened.database, search)).map(({ email }) => email);

    expect(await found('E_L')).toEqual(['eve_lyn@example.org']);
    expect(await found('%lyn')).toEqual([]);
    const { id, email } = await requireAccount(opened.database, { email: ' Eve_Lyn@example.org' });
    expect(email).toBe('eve_lyn@example.org');
    expect(await requireAccount(opened.database, { id })).toMatchObject({ email });
  });

  it('keeps a locked account out that comes from the provider', async () => {
    await site.comeFrom(provider, 'dora');
    await manage(operator, 'dora@example.org', 'lock');

    const { person, body } = await site.comeFrom(provider, 'dora');
    expect([person, body.code]).toEqual([undefined, 'ACCOUNT_LOCKED']);
  });

  it('ends sessions, and deletes accounts', async () => {
    const { cookies } = await enter('carl@example.org');
    await manage(operator, 'carl@example.org', 'end-sessions');
    expect(await findPerson(openDatabase, cookies)).toBeUndefined();

    await manage(operator, 'carl@example.org', 'delete');
    expect((await enter('carl@example.org')).body.code).toBe('SIGN_IN_WRONG');
  });

  it('obeys only operators, and never about their own account', async () => {
    const { cookies } = await enter('bob@example.org');
    expect((await manage(cookies, 'ada@example.org', 'lock')).body.code).toBe('FORBIDDEN');
    expect((await manage(operator, 'ada@example.org', 'lock')).body.code).toBe('FORBIDDEN');
    expect((await manage(operator, 'bob@example.org', 'toString')).body.code).toBe('NOT_FOUND');

    await manage(operator, 'bob@example.org', 'name-operator');
    expect((await manage(cookies, 'ada@example.org', 'end-sessions')).status).toBe(200);
    await nameOperator(opened.database, await idOf('ada@example.org'));
    operator = (await enter('ada@example.org')).cookies;
    await manage(operator, 'bob@example.org', 'drop-operator');
    expect(await isOperator(opened.database, await idOf('bob@example.org'))).toBe(false);
  });

  it('lets operators hand the role on, and leaves no server without one', async () => {
    const own = async () => manage(operator, 'ada@example.org', 'drop-operator');
    expect((await own()).body.code).toBe('LAST_OPERATOR');

    await manage(operator, 'bob@example.org', 'name-operator');
    expect((await own()).status).toBe(200);
    expect(await isOperator(opened.database, await idOf('ada@example.org'))).toBe(false);
    await nameOperator(opened.database, await idOf('ada@example.org'));
    await manage(operator, 'bob@example.org', 'drop-operator');
  });

  it('lists accounts page by page', async () => {
    const all = (await listAccounts(opened.database)).map(({ email }) => email);
    const first = await listAccounts(opened.database, '', { limit: 2 });
    const rest = await listAccounts(opened.database, '', { after: first.at(-1)!.email });

    expect([...first, ...rest].map(({ email }) => email)).toEqual(all);
  });

  it('takes an operator from the configuration only with a proved address', async () => {
    const { person: root } = await site.comeFrom(provider, 'root');
    const { person: other } = await site.comeFrom(provider, 'unproved-root');

    expect(await isOperator(opened.database, root!.accountId)).toBe(true);
    expect(await isOperator(opened.database, other!.accountId)).toBe(false);
    const refused = await manage(operator, 'root@example.org', 'drop-operator');
    expect(refused.body.code).toBe('OPERATOR_NAMED');
  });

  it('lists accounts and workspaces for operators, and for nobody else', async () => {
    const query = `query ($search: String) { viewer { administration {
      accounts(search: $search) { email isLocked isOperator sessionCount } workspaces { slug }
    } } }`;
    const list = async (email: string, search: string) => {
      const { person } = await enter(email);
      const { viewer } = await askAs<{ viewer: { administration: unknown } }>(person, query, {
        search,
      });
      return viewer.administration;
    };
    expect(await list('bob@example.org', '')).toBeNull();
    expect(await list('ada@example.org', 'DORA')).toEqual({
      accounts: [{ email: 'dora@example.org', isLocked: true, isOperator: false, sessionCount: 0 }],
      workspaces: [],
    });
    expect(await list('ada@example.org', '%')).toMatchObject({ accounts: [] });
  });
});
