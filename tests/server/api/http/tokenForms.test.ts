// The forms of tokens on the account page, on both databases.
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { nameOperator } from '@/server/teams/accounts/operator';
import { signUp } from '@/server/teams/accounts/signUp';
import { findScimToken, listScimTokens } from '@/server/teams/provisioning/scimTokens';
import { findProgram, listApiTokens } from '@/server/teams/workspaces/apiTokens';
import { type AccountSite, anAccountSite } from '../../../support/anAccountSite';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const PASSWORD = 'a long enough password';
const LAST_DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

let site: AccountSite;
beforeAll(async () => {
  process.env.CLIENT_SIGN_INS_PER_MINUTE = '0';
  site = await anAccountSite();
});
afterAll(() => site.close());

onEachDatabase((opened) => {
  withDatabase(opened);

  const enter = async (name: string) => {
    const draft = { name, email: `${name}@example.org`, password: PASSWORD };
    await signUp(opened.database, draft, { rule: 'open' });
    const { cookies } = await site.post('sign-in', draft);
    return { cookies, person: (await findPerson(openDatabase, cookies))! };
  };
  const join = async (workspaceId: string, accountId: string, role: 'VIEWER' | 'EDITOR') =>
    opened.database
      .connection()
      .insertInto('members')
      .values({ workspace_id: local(workspaceId), account_id: accountId, role, joined_at: 1 })
      .execute();
  /** The id and the secret that the page shows next. */
  const shownBy = (cookies: string) =>
    decodeURIComponent(/plimsoll-once=([^;]+)/.exec(cookies)?.[1] ?? '').split(' ');
  const draft = { name: 'Release bot', scope: 'DECIDE', lastDay: LAST_DAY };

  it('creates a token of one’s own, shows its secret once, and revokes it', async () => {
    const team = await aTeam();
    const { cookies, person } = await enter('ada');
    await join(team.workspaceId, person.accountId, 'EDITOR');
    const made = await site.post('token-create', { ...draft, place: team.projectId }, cookies);
    expect(made).toMatchObject({ status: 200, body: { to: '/account?saved=token#tokens' } });

    const [id, secret] = shownBy(made.cookies);
    expect(await findProgram(opened.database, secret!)).toMatchObject({
      ...{ scope: 'DECIDE', personId: person.accountId, projectId: local(team.projectId) },
    });
    const [row] = await listApiTokens(opened.database, local(team.workspaceId));
    expect([`token:${row!.id}`, new Date(row!.expires_at).toISOString().slice(0, 10)]).toEqual([
      id,
      LAST_DAY,
    ]);
    const other = await enter('eve');
    const revoke = { id: id!, place: team.workspaceId };
    expect((await site.post('token-revoke', revoke, other.cookies)).body.code).toBe('NOT_FOUND');
    expect((await site.post('token-revoke', revoke, cookies)).status).toBe(200);
    expect(await findProgram(opened.database, secret!)).toBeUndefined();
  });

  it.each([
    ['nowhere', { place: 'workspace:none' }, 'NOT_FOUND'],
    ['for what it can’t do', { scope: 'OWN' }, 'TEXT_INVALID'],
    ['without a date', { scope: 'READ', lastDay: '' }, 'TEXT_INVALID'],
    ['without a name', { scope: 'READ', name: ' ' }, 'TEXT_INVALID'],
    ['that decides, for a viewer', {}, 'FORBIDDEN'],
  ])('makes no token %s', async (why, change, code) => {
    const team = await aTeam();
    const { cookies, person } = await enter(`viewer-${why.length}`);
    await join(team.workspaceId, person.accountId, 'VIEWER');
    const place = team.workspaceId;
    const refused = await site.post('token-create', { ...draft, place, ...change }, cookies);

    expect([refused.body.code, shownBy(refused.cookies)]).toEqual([code, ['']]);
    expect(await listApiTokens(opened.database, local(team.workspaceId))).toEqual([]);
  });

  it('lets only operators make and revoke tokens of directories', async () => {
    const { cookies, person } = await enter('root');
    const asked = { name: 'Entra', scope: 'WRITE', lastDay: LAST_DAY };
    expect((await site.post('scim-token-create', asked, cookies)).body.code).toBe('FORBIDDEN');
    await nameOperator(opened.database, person.accountId);
    const made = await site.post('scim-token-create', asked, cookies);
    const [id, secret] = shownBy(made.cookies);
    const token = await findScimToken(opened.database, secret!);

    expect(token).toMatchObject({ name: 'Entra', scope: 'WRITE' });
    expect(new Date(Number(token!.expires_at)).toISOString().slice(0, 10)).toBe(LAST_DAY);
    expect(id).toBe(`scim:${token!.id}`);
    expect((await site.post('scim-token-revoke', { id: id! }, cookies)).status).toBe(200);
    expect(await listScimTokens(opened.database)).toEqual([]);
    expect(
      (await site.post('scim-token-create', { ...asked, lastDay: 'x' }, cookies)).body.code,
    ).toBe('TEXT_INVALID');
  });
});

const local = (id: string): string => id.split(':')[1]!;
