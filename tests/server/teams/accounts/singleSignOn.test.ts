import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { Database } from '@/server/platform/database/Database';
import { waysIn } from '@/server/teams/accounts/waysIn';
import { findAccess } from '@/server/teams/workspaces/Access';
import { auditPage } from '@/server/teams/workspaces/audit';
import { listMembers, removeMember } from '@/server/teams/workspaces/members';
import { type AccountSite, anAccountSite } from '../../../support/anAccountSite';
import { askAs } from '../../../support/askAs';
import { aPerson, aTeam, type Team } from '../../../support/aTeam';
import { type OidcServer, oidcServer } from '../../../support/oidcServer';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

let provider: OidcServer;
let site: AccountSite;
beforeAll(async () => {
  provider = await oidcServer('http://localhost:3000');
  Object.assign(process.env, provider.env, {
    SIGN_UP: 'closed',
    SIGN_IN_WITH: 'provider',
    OIDC_DOMAINS: 'example.org, example.net',
    OIDC_SCOPES: 'groups',
    OIDC_ROLES: 'designers=design/viewer,leads=design/admin,staff=design/editor',
    OIDC_WORKSPACE: 'everyone',
    OIDC_ROLE: 'viewer',
    CLIENT_SIGN_INS_PER_MINUTE: '0',
  });
  site = await anAccountSite();
});
afterAll(() => {
  site.close();
  provider.close();
});

/** Gives a team the URL name that the settings above mention. */
async function nameTeam(database: Database, slug: string): Promise<Team> {
  const team = await aTeam();
  await database
    .connection()
    .updateTable('workspaces')
    .set({ slug })
    .where('slug', '=', team.slug)
    .execute();
  return { ...team, slug };
}

const local = ({ workspaceId }: Team): string => workspaceId.slice('workspace:'.length);

async function roleIn(database: Database, team: Team, accountId = ''): Promise<string | undefined> {
  const members = await listMembers(database, local(team));
  return members.find(({ account_id }) => account_id === accountId)?.role;
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let design: Team;
  let everyone: Team;
  beforeAll(async () => {
    loadCatalogue();
    design = await nameTeam(opened.database, 'design');
    everyone = await nameTeam(opened.database, 'everyone');
  });

  it('makes an account at the first sign-in, whatever SIGN_UP says', async () => {
    const { person, status } = await site.comeFrom(provider, 'bob');

    expect([status, person?.email]).toEqual([200, 'bob@example.org']);
  });

  it('admits only confirmed addresses of the domains that the operator lists', async () => {
    expect((await site.comeFrom(provider, 'eve@example.com')).body.code).toBe('DOMAIN_CLOSED');
    expect((await site.comeFrom(provider, 'eve@sub.example.org')).body.code).toBe('DOMAIN_CLOSED');
    expect((await site.comeFrom(provider, 'unproved-eve')).body.code).toBe('EMAIL_UNVERIFIED');
    expect((await site.comeFrom(provider, 'eve@example.net')).person?.email).toBe(
      'eve@example.net',
    );
  });

  it('gives everyone a place once: who is removed stays out', async () => {
    const { person } = await site.comeFrom(provider, 'carl');
    expect(await roleIn(opened.database, everyone, person?.accountId)).toBe('VIEWER');
    const access = (await findAccess(opened.database, everyone.owner, local(everyone)))!;
    await removeMember(opened.database, access, person!.accountId);
    await site.comeFrom(provider, 'carl');

    expect(await roleIn(opened.database, everyone, person?.accountId)).toBeUndefined();
  });

  it('lets roles follow the groups of the provider at every sign-in', async () => {
    const { person } = await site.comeFrom(provider, 'dora;designers;staff');
    const roles = [await roleIn(opened.database, design, person?.accountId)];
    for (const groups of [';designers;leads', ';designers', ';other', ';staff']) {
      await site.comeFrom(provider, `dora${groups}`);
      roles.push(await roleIn(opened.database, design, person?.accountId));
    }
    expect(roles).toEqual(['EDITOR', 'ADMIN', 'VIEWER', undefined, 'EDITOR']);

    const { rows } = await auditPage(opened.database, local(design), { first: 20 });
    const noted = Array.from({ length: rows.length }, (_, at) => rows.at(at)).filter(
      ({ action }) => action !== 'member.signed_in',
    );
    expect(noted.slice(0, 3).map(({ action, subject, actor }) => [action, subject, actor])).toEqual(
      [
        ['member.joined', 'Provided dora', 'provider:Example login'],
        ['member.removed', 'Provided dora', 'provider:Example login'],
        ['member.role_changed', 'Provided dora: admin → viewer', 'provider:Example login'],
      ],
    );
  });

  it('leaves owners their role, and invited members their membership', async () => {
    const { person: owner } = await site.comeFrom(provider, 'olga;other');
    await design.add(owner!, 'OWNER');
    const { person: guest } = await site.comeFrom(provider, 'gus;other');
    await design.add(guest!, 'EDITOR');
    await site.comeFrom(provider, 'olga;designers');
    await site.comeFrom(provider, 'gus;other');

    expect(await roleIn(opened.database, design, owner?.accountId)).toBe('OWNER');
    expect(await roleIn(opened.database, design, guest?.accountId)).toBe('EDITOR');
  });

  it('takes neither passwords nor passkeys, and says so', async () => {
    const fields = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' };
    for (const action of ['sign-in', 'sign-up', 'forgot', 'reset', 'passkey-question']) {
      const { status, body } = await site.post(action, fields);
      expect([action, status, body.code]).toEqual([action, 403, 'WAY_OFF']);
      expect(body.message).toContain('Sign in with Example login.');
    }
    const { signInOptions } = await askAs<{ signInOptions: object }>(
      undefined,
      '{ signInOptions { provider takesPasswords takesPasskeys } }',
    );
    expect(signInOptions).toEqual({
      provider: 'Example login',
      takesPasswords: false,
      takesPasskeys: false,
    });
  });

  it('joins an account of the same address, and ends its other ways in', async () => {
    const known = await aPerson('Known');
    const now = new Date().toISOString();
    await opened.database
      .connection()
      .insertInto('sessions')
      .values({
        id: `old-${known.accountId}`,
        token: known.accountId,
        userId: known.accountId,
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        createdAt: now,
        updatedAt: now,
        ipAddress: null,
        userAgent: null,
      })
      .execute();
    const { person } = await site.comeFrom(provider, known.email);
    const sessions = await opened.database
      .connection()
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', known.accountId)
      .execute();

    expect(person?.accountId).toBe(known.accountId);
    expect(sessions.map(({ id }) => id)).toEqual([person?.sessionId]);
    expect(await waysIn(opened.database, known.accountId)).toEqual({
      hasPassword: false,
      hasProvider: true,
      passkeys: [],
    });
  });
});
