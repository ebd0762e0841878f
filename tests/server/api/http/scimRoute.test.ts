// Requests as Microsoft Entra ID and Okta document that they send them, on both databases.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createScimRoute } from '@/server/api/http/scimRoute';
import type { Database } from '@/server/platform/database/Database';
import { requireAccount } from '@/server/teams/accounts/manageAccounts';
import { nameOperator } from '@/server/teams/accounts/operator';
import { placeAtSignIn } from '@/server/teams/provisioning/placeByDirectory';
import { createScimToken, revokeScimToken } from '@/server/teams/provisioning/scimTokens';
import { findAccess } from '@/server/teams/workspaces/Access';
import { listMembers } from '@/server/teams/workspaces/members';
import { aPerson, aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
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

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & { readonly id: string };
}

onEachDatabase((opened) => {
  withDatabase(opened);
  const route = createScimRoute(0);
  const server = createServer((request, response) => void route.answer(request, response));
  let secret = '';
  let token: { readonly id: string };
  let design: Team;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const draft = { name: 'Entra', scope: 'WRITE', days: 30 } as const;
    ({ secret, token } = await createScimToken(opened.database, 'machine', draft));
    design = await aTeam();
    await rename(opened.database, design, 'design');
  });
  afterAll(() => server.close());

  async function ask(
    method: string,
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/scim/v2/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Answer['body'],
    };
  }

  const patch = (path: string, ...Operations: object[]) =>
    ask('PATCH', path, { schemas: [PATCH], Operations });

  const make = async (name: string, more: object = {}): Promise<string> =>
    (await ask('POST', 'Users', { schemas: [USER], userName: `${name}@example.org`, ...more })).body
      .id;

  const roleOf = async (accountId: string): Promise<string | undefined> => {
    const members = await listMembers(opened.database, design.workspaceId.split(':')[1]!);
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
    const none = await ask('GET', 'Users?filter=userName+eq+%22ada%40example.org%22');
    expect([none.status, none.body.totalResults, none.body.Resources]).toEqual([200, 0, []]);
    const made = await ask('POST', 'Users', {
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
        displayName: 'Ada Lovelace',
        name: { formatted: 'Ada Lovelace', givenName: 'Ada', familyName: 'Lovelace' },
        emails: [{ value: 'ada@example.org', type: 'work', primary: true }],
        active: true,
        groups: [],
      },
    });
    expect(made.headers.get('content-type')).toMatch(/^application\/scim\+json/);
    expect(made.headers.get('location')).toMatch(new RegExp(`/scim/v2/Users/${made.body.id}$`));
    expect(JSON.stringify(made.body)).not.toContain('not kept');
    for (const filter of [
      'userName Eq "ADA@example.org"',
      'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
      'emails[type eq "work"].value eq "ada@example.org"',
      `${USER}:userName sw "ada" and not (active eq false)`,
      `id eq "${made.body.id}" or userName eq "nobody"`,
    ]) {
      const found = await ask('GET', `Users?filter=${encodeURIComponent(filter)}`);
      expect([filter, found.body.totalResults]).toEqual([filter, 1]);
    }
    expect(await ask('POST', 'Users', { userName: 'ada@example.org' })).toMatchObject({
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
      const id = await make(`leaver-${way.length}`);
      const now = new Date().toISOString();
      await database
        .connection()
        .insertInto('sessions')
        .values({
          ...{ id: `s-${id}`, token: `t-${id}`, userId: id, ipAddress: null, userAgent: null },
          ...{ expiresAt: '2099-01-01T00:00:00Z', createdAt: now, updatedAt: now },
        })
        .execute();
      expect((await patch(`Users/${id}`, operation)).body.active).toBe(false);

      expect(await requireAccount(database, { id })).toMatchObject({
        ...{ isLocked: true, sessionCount: 0 },
      });
      expect(
        (await patch(`Users/${id}`, { op: 'replace', value: { active: true } })).body,
      ).toMatchObject({ active: true });
      expect(await actsOn(id)).toEqual([
        'scim:Entra account.made',
        'scim:Entra account.locked',
        'scim:Entra account.unlocked',
      ]);
    },
  );

  it('leaves an account locked that an operator locked', async () => {
    const id = await make('suspect');
    const { lockAccount } = await import('@/server/teams/accounts/manageAccounts');
    await lockAccount(opened.database, id);

    expect(
      (await patch(`Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })).body,
    ).toMatchObject({ active: false });
  });

  it('changes names and addresses, and leaves out what nothing here keeps', async () => {
    const id = await make('eva', { displayName: 'Eva' });
    const changed = await patch(
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
    const put = await ask('PUT', `Users/${id}`, {
      ...{ schemas: [USER], id, userName: 'eva.c@example.org', active: true },
      emails: [{ value: 'eva.c@example.org', primary: true }],
      displayName: 'Eva Carl',
    });

    expect(put.body).toMatchObject({ userName: 'eva.c@example.org', displayName: 'Eva Carl' });
    expect((put.body.name as object) ?? {}).toEqual({ formatted: 'Eva Carl' });
    const other = await ask('POST', 'Users', { userName: 'eva@elsewhere.example' });
    expect([other.status, other.body.scimType]).toEqual([400, 'invalidValue']);
  });

  it('gives roles by groups with the rules of the claim, and takes them away', async () => {
    const [ada, bob] = [await make('ada.g'), await make('bob.g')];
    const made = await ask('POST', 'Groups', {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'designers',
      members: [],
    });
    expect(made.status).toBe(201);
    const group = `Groups/${made.body.id}`;
    const add = { op: 'Add', path: 'members', value: [{ value: ada }, { value: bob }] };
    expect(await patch(group, add)).toMatchObject({ status: 204 });
    expect([await roleOf(ada), await roleOf(bob)]).toEqual(['VIEWER', 'VIEWER']);
    await patch(group, { op: 'Remove', path: 'members', value: [{ $ref: null, value: ada }] });
    await patch(group, { op: 'remove', path: `members[value eq "${bob}"]` });
    expect([await roleOf(ada), await roleOf(bob)]).toEqual([undefined, undefined]);
    await ask('PUT', group, {
      displayName: 'designers',
      members: [{ value: ada, display: 'Ada' }],
    });
    expect(await roleOf(ada)).toBe('VIEWER');
    await patch(group, { op: 'replace', value: { id: made.body.id, displayName: 'leads' } });
    expect(await roleOf(ada)).toBe('ADMIN');
    const { body } = await ask('GET', `Users/${ada}`);
    expect(body.groups).toMatchObject([{ value: made.body.id, display: 'leads' }]);
    const list = await ask(
      'GET',
      'Groups?excludedAttributes=members&filter=displayName+eq+%22Leads%22',
    );
    expect(list.body.Resources).toEqual([
      expect.not.objectContaining({ members: expect.anything() }),
    ]);

    // The claim of a sign-in does not undo what the directory says.
    await placeAtSignIn(opened.database, { accountId: ada, groups: [] });
    expect(await roleOf(ada)).toBe('ADMIN');
    expect((await ask('DELETE', group)).status).toBe(204);
    expect(await roleOf(ada)).toBeUndefined();
  });

  it('deletes a user, but neither the last operator nor the only owner of a workspace', async () => {
    const id = await make('gone');
    expect((await ask('DELETE', `Users/${id}`)).status).toBe(204);
    expect((await ask('GET', `Users/${id}`)).body).toMatchObject({ status: '404' });
    const { accountId } = await aPerson('Otto');
    await nameOperator(opened.database, accountId);
    expect((await ask('DELETE', `Users/${accountId}`)).status).toBe(409);
    const lock = { op: 'replace', path: 'active', value: false };
    expect((await patch(`Users/${accountId}`, lock)).status).toBe(409);
    const move = { op: 'replace', path: 'emails', value: [{ value: 'x@example.org' }] };
    expect((await patch(`Users/${accountId}`, move)).status).toBe(403);
    const owner = await ask('DELETE', `Users/${design.owner.accountId}`);
    expect([owner.status, owner.body.detail]).toEqual([409, expect.stringMatching(/only owner/)]);
    expect(
      await findAccess(opened.database, design.owner, design.workspaceId.split(':')[1]!),
    ).toBeDefined();
  });

  it('goes through a long list in parts', async () => {
    for (let at = 0; at < 5; at += 1) await make(`many-${at}`);
    const page = async (query: string) =>
      (await ask('GET', `Users?filter=userName+sw+%22many-%22&${query}`)).body;
    const first = await page('startIndex=1&count=2');
    const last = await page('startIndex=5&count=2');

    expect(first).toMatchObject({ totalResults: 5, itemsPerPage: 2, startIndex: 1 });
    expect(last).toMatchObject({ totalResults: 5, itemsPerPage: 1, startIndex: 5 });
    expect(await page('count=0')).toMatchObject({ totalResults: 5, Resources: [] });
    expect((await page('attributes=userName')).Resources).toContainEqual({
      ...{ schemas: [USER], id: expect.any(String) as string, userName: 'many-0@example.org' },
    });
  });

  it('describes itself', async () => {
    expect((await ask('GET', 'ServiceProviderConfig')).body).toMatchObject({
      ...{ patch: { supported: true }, filter: { supported: true }, bulk: { supported: false } },
    });
    expect((await ask('GET', 'ResourceTypes')).body).toMatchObject({ totalResults: 2 });
    expect((await ask('GET', `Schemas/${USER}`)).body).toMatchObject({ id: USER, name: 'User' });
    expect((await ask('POST', 'Schemas', {})).status).toBe(405);
    expect((await ask('GET', 'Bulk')).status).toBe(404);
  });

  it.each([
    ['no JSON', 'POST', 'Users', '{', 400, 'invalidSyntax'],
    ['no name', 'POST', 'Users', {}, 400, 'invalidValue'],
    [
      'another operation',
      'PATCH',
      'Users/x',
      { Operations: [{ op: 'move' }] },
      400,
      'invalidSyntax',
    ],
    [
      'an odd path',
      'PATCH',
      'Users/x',
      { Operations: [{ op: 'add', path: 'a[' }] },
      400,
      'invalidPath',
    ],
    ['an odd filter', 'GET', 'Users?filter=userName+is', undefined, 400, 'invalidFilter'],
    [
      'a filter by the password',
      'GET',
      'Users?filter=password+pr',
      undefined,
      400,
      'invalidFilter',
    ],
    [
      'an unknown user',
      'PATCH',
      'Users/x',
      { Operations: [{ op: 'add', value: {} }] },
      404,
      undefined,
    ],
    ['a body that is too large', 'POST', 'Users', ' '.repeat(256_001), 413, undefined],
  ])('refuses %s in the words of the protocol', async (_, method, path, body, status, scimType) => {
    const answer = await ask(method, path, body);

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      ...{ status: String(status), detail: expect.any(String) as string },
      ...(scimType !== undefined && { scimType }),
    });
  });

  it('asks for a token that is neither revoked nor for reading only', async () => {
    const draft = { name: 'Audit', scope: 'READ', days: 1 } as const;
    const reading = await createScimToken(opened.database, 'machine', draft);
    const as = { authorization: `Bearer ${reading.secret}` };
    expect((await ask('GET', 'Users', undefined, as)).status).toBe(200);
    expect((await ask('DELETE', 'Users/x', undefined, as)).status).toBe(403);
    for (const authorization of ['', 'Bearer plim_x', `Basic ${secret}`])
      expect((await ask('GET', 'Users', undefined, { authorization })).status).toBe(401);
    await revokeScimToken(opened.database, 'machine', token.id);
    const refused = await ask('GET', 'Users');

    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});

async function rename(database: Database, team: Team, slug: string): Promise<void> {
  await database
    .connection()
    .updateTable('workspaces')
    .set({ slug })
    .where('slug', '=', team.slug)
    .execute();
}
