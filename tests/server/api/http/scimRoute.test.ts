// Requests as Microsoft Entra ID and Okta document that they send them, on both databases.
import type { Database } from '@/server/platform/database/Database';
import { lockAccount, requireAccount } from '@/server/teams/accounts/manageAccounts';
import { nameOperator } from '@/server/teams/accounts/operator';
import { placeAtSignIn } from '@/server/teams/provisioning/placeByDirectory';
import { findAccess } from '@/server/teams/workspaces/Access';
import { listMembers } from '@/server/teams/workspaces/members';
import { exportPerson } from '@/server/teams/workspaces/personalData';
import { aPerson, aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { type ScimSite, scimSite } from '../../../support/scimSite';
import { withDatabase } from '../../../support/withDatabase';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

Object.assign(process.env, {
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'plimsoll',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Example',
  OIDC_DOMAINS: 'example.org',
  OIDC_ROLES: 'designers=design/viewer,leads=design/admin',
});

onEachDatabase((opened) => {
  withDatabase(opened);
  let site: ScimSite;
  let design: Team;
  beforeAll(async () => {
    site = await scimSite(opened.database);
    design = await aTeam();
    await rename(opened.database, design, 'design');
  });
  afterAll(() => site.close());

  const roleOf = async (accountId: string): Promise<string | undefined> => {
    const members = await listMembers(opened.database, local(design));
    return members.find(({ account_id }) => account_id === accountId)?.role;
  };

  const actsOn = async (accountId: string): Promise<readonly string[]> => {
    const rows = await opened.database
      .connection()
      .selectFrom('operator_events')
      .select(['action', 'actor'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .execute();
    return rows.map(({ action, actor }) => `${actor} ${action}`);
  };

  it('makes a user as Microsoft Entra sends one, and finds it by name', async () => {
    const none = await site.ask('GET', 'Users?filter=userName+eq+%22ada%40example.org%22');
    expect([none.status, none.body.totalResults, none.body.Resources]).toEqual([200, 0, []]);
    const made = await site.ask('POST', 'Users', {
      schemas: [USER, ENTERPRISE],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'Ada@Example.org',
      active: true,
      emails: [{ primary: true, type: 'work', value: 'ada@example.org' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ada Lovelace', familyName: 'Lovelace', givenName: 'Ada' },
      roles: [],
      password: 'not kept',
      [ENTERPRISE]: { department: 'Numbers' },
    });

    expect(made).toMatchObject({
      status: 201,
      body: {
        schemas: [USER],
        userName: 'Ada@Example.org',
        externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
        name: { formatted: 'Ada Lovelace', givenName: 'Ada', familyName: 'Lovelace' },
        emails: [{ value: 'ada@example.org', type: 'work', primary: true }],
        active: true,
        groups: [],
      },
    });
    expect(made.headers.get('content-type')).toMatch(/^application\/scim\+json/);
    expect(made.headers.get('location')).toMatch(new RegExp(`/scim/v2/Users/${made.body.id}$`));
    expect(JSON.stringify(made.body)).not.toContain('not kept');
    const account = await requireAccount(opened.database, made.body);
    expect(account.name).toBe('Ada Lovelace');
    for (const filter of [
      'userName Eq "ADA@example.org"',
      'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
      'emails[type eq "work"].value eq "ada@example.org"',
      `${USER}:userName sw "ada" and not (active eq false)`,
      `id eq "${made.body.id}" or userName eq "nobody"`,
    ]) {
      const found = await site.ask('GET', `Users?filter=${encodeURIComponent(filter)}`);
      expect([filter, found.body.totalResults]).toEqual([filter, 1]);
    }
    expect(await site.ask('POST', 'Users', { userName: 'ada@example.org' })).toMatchObject({
      status: 409,
      body: { status: '409', scimType: 'uniqueness' },
    });
  });

  it.each([
    ['a text, as Entra', { op: 'Replace', path: 'active', value: 'False' }],
    ['a list, as Entra once', { op: 'Replace', path: 'active', value: [{ value: 'False' }] }],
    ['an object, as Okta', { op: 'replace', value: { active: false } }],
    ['a full path', { op: 'replace', path: `${USER}:active`, value: false }],
  ])(
    'locks an account that is deactivated by %s, and ends its sessions',
    async (way, operation) => {
      const { database } = opened;
      const id = await site.make(`leaver-${way.length}`);
      const now = new Date().toISOString();
      await database
        .connection()
        .insertInto('sessions')
        .values({
          ...{ id: `s-${id}`, token: `t-${id}`, userId: id, ipAddress: null, userAgent: null },
          ...{ expiresAt: '2099-01-01T00:00:00Z', createdAt: now, updatedAt: now },
        })
        .execute();
      expect((await site.patch(`Users/${id}`, operation)).body.active).toBe(false);

      expect(await requireAccount(database, { id })).toMatchObject({
        ...{ isLocked: true, sessionCount: 0 },
      });
      expect(
        (await site.patch(`Users/${id}`, { op: 'replace', value: { active: true } })).body,
      ).toMatchObject({ active: true });
      expect(await actsOn(id)).toEqual([
        'scim:Entra account.made',
        'scim:Entra account.locked',
        'scim:Entra account.unlocked',
      ]);
    },
  );

  it('leaves an account locked that an operator locked', async () => {
    const id = await site.make('suspect');
    await lockAccount(opened.database, id);

    expect(
      (await site.patch(`Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })).body,
    ).toMatchObject({ active: false });
  });

  it('changes names and addresses, and leaves out what nothing here keeps', async () => {
    const id = await site.make('eva', { displayName: 'Eva' });
    const changed = await site.patch(
      `Users/${id}`,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'eva.b@example.org' },
      { op: 'Add', path: 'name.givenName', value: 'Eva' },
      { op: 'Replace', path: 'name.familyName', value: 'Berg' },
      { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Sales' },
      {
        op: 'Replace',
        value: { displayName: 'Eva Berg', 'name.formatted': 'Eva Berg', title: 'x' },
      },
    );
    expect(changed).toMatchObject({
      status: 200,
      body: {
        userName: 'eva@example.org',
        displayName: 'Eva Berg',
        name: { givenName: 'Eva', familyName: 'Berg' },
        emails: [{ value: 'eva.b@example.org' }],
      },
    });
    const put = await site.ask('PUT', `Users/${id}`, {
      ...{ schemas: [USER], id, userName: 'eva.c@example.org', active: true },
      emails: [{ value: 'eva.c@example.org', primary: true }],
      displayName: 'Eva Carl',
    });

    expect(put.body).toMatchObject({ userName: 'eva.c@example.org', displayName: 'Eva Carl' });
    expect((put.body.name as object) ?? {}).toEqual({});
    const other = await site.ask('POST', 'Users', { userName: 'eva@elsewhere.example' });
    expect([other.status, other.body.scimType]).toEqual([400, 'invalidValue']);
  });

  it('gives roles by groups with the rules of the claim, and takes them away', async () => {
    const [ada, bob] = [await site.make('ada.g'), await site.make('bob.g')];
    const made = await site.ask('POST', 'Groups', {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'designers',
      members: [],
    });
    expect(made.status).toBe(201);
    const group = `Groups/${made.body.id}`;
    const add = { op: 'Add', path: 'members', value: [{ value: ada }, { value: bob }] };
    expect(await site.patch(group, add)).toMatchObject({ status: 204 });
    expect([await roleOf(ada), await roleOf(bob)]).toEqual(['VIEWER', 'VIEWER']);
    await site.patch(group, { op: 'Remove', path: 'members', value: [{ $ref: null, value: ada }] });
    await site.patch(group, { op: 'remove', path: `members[value eq "${bob}"]` });
    expect([await roleOf(ada), await roleOf(bob)]).toEqual([undefined, undefined]);
    await site.ask('PUT', group, {
      displayName: 'designers',
      members: [{ value: ada, display: 'Ada' }],
    });
    expect(await roleOf(ada)).toBe('VIEWER');
    await site.patch(group, { op: 'replace', value: { id: made.body.id, displayName: 'leads' } });
    expect(await roleOf(ada)).toBe('ADMIN');
    const { body } = await site.ask('GET', `Users/${ada}`);
    expect(body.groups).toMatchObject([{ value: made.body.id, display: 'leads' }]);
    expect(await exportPerson(opened.database, { ...design.owner, accountId: ada })).toMatchObject({
      directory: { user: { user_name: 'ada.g@example.org' }, groups: ['leads'] },
    });
    const list = await site.ask(
      'GET',
      'Groups?excludedAttributes=members&filter=displayName+eq+%22Leads%22',
    );
    expect(list.body.Resources).toEqual([
      expect.not.objectContaining({ members: [expect.anything()] as unknown[] }),
    ]);

    // The claim of a sign-in does not undo what the directory says.
    await placeAtSignIn(opened.database, { accountId: ada, groups: [] });
    expect(await roleOf(ada)).toBe('ADMIN');
    expect((await site.ask('DELETE', group)).status).toBe(204);
    expect(await roleOf(ada)).toBeUndefined();
  });

  it('deletes a user, but neither the last operator nor the only owner of a workspace', async () => {
    const id = await site.make('gone');
    expect((await site.ask('DELETE', `Users/${id}`)).status).toBe(204);
    expect((await site.ask('GET', `Users/${id}`)).body).toMatchObject({ status: '404' });
    const { accountId } = await aPerson('Otto');
    await nameOperator(opened.database, accountId);
    expect((await site.ask('DELETE', `Users/${accountId}`)).status).toBe(409);
    const lock = { op: 'replace', path: 'active', value: false };
    expect((await site.patch(`Users/${accountId}`, lock)).status).toBe(409);
    const move = { op: 'replace', path: 'emails', value: [{ value: 'x@example.org' }] };
    expect((await site.patch(`Users/${accountId}`, move)).status).toBe(403);
    const owner = await site.ask('DELETE', `Users/${design.owner.accountId}`);
    expect([owner.status, owner.body.detail]).toEqual([409, expect.stringMatching(/only owner/)]);
    expect(await findAccess(opened.database, design.owner, local(design))).toBeDefined();
  });
});

const local = ({ workspaceId }: Team): string => workspaceId.slice('workspace:'.length);

async function rename(database: Database, team: Team, slug: string): Promise<void> {
  await database
    .connection()
    .updateTable('workspaces')
    .set({ slug })
    .where('slug', '=', team.slug)
    .execute();
}
