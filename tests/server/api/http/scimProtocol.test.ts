import { createScimToken, revokeScimToken } from '@/server/teams/provisioning/scimTokens';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { type ScimSite, scimSite } from '../../../support/scimSite';
import { withDatabase } from '../../../support/withDatabase';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

onEachDatabase((opened) => {
  withDatabase(opened);
  let site: ScimSite;
  beforeAll(async () => {
    site = await scimSite(opened.database);
  });
  afterAll(() => site.close());

  it('goes through a long list in parts', async () => {
    for (let at = 0; at < 5; at += 1) await site.make(`many-${at}`);
    const page = async (query: string) =>
      (await site.ask('GET', `Users?filter=userName+sw+%22many-%22&${query}`)).body;
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
    expect((await site.ask('GET', 'ServiceProviderConfig')).body).toMatchObject({
      ...{ patch: { supported: true }, filter: { supported: true }, bulk: { supported: false } },
    });
    expect((await site.ask('GET', 'ResourceTypes')).body).toMatchObject({ totalResults: 2 });
    expect((await site.ask('GET', `Schemas/${USER}`)).body).toMatchObject({
      id: USER,
      name: 'User',
    });
    expect((await site.ask('POST', 'Schemas', {})).status).toBe(405);
    expect((await site.ask('GET', 'Bulk')).status).toBe(404);
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
    const answer = await site.ask(method, path, body);

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      ...{ status: String(status), detail: expect.any(String) as string },
      ...(scimType !== undefined && { scimType }),
    });
  });

  it('asks for a token that is neither revoked nor for reading only', async () => {
    const draft = { name: 'Audit', scope: 'READ', expiresAt: Date.now() + 86_400_000 } as const;
    const reading = await createScimToken(opened.database, 'machine', draft);
    const as = { authorization: `Bearer ${reading.secret}` };
    expect((await site.ask('GET', 'Users', undefined, as)).status).toBe(200);
    expect((await site.ask('DELETE', 'Users/x', undefined, as)).status).toBe(403);
    for (const authorization of ['', 'Bearer plim_x', `Basic ${site.secret}`])
      expect((await site.ask('GET', 'Users', undefined, { authorization })).status).toBe(401);
    await revokeScimToken(opened.database, 'machine', site.tokenId);
    const refused = await site.ask('GET', 'Users');

    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});
