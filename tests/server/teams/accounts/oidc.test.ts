import type { Person } from '@/server/model/features/Viewer';
import { config } from '@/server/platform/config/config';
import { readOidcConfig } from '@/server/platform/config/oidcConfig';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { finishOidc, startOidc, unlinkOidc } from '@/server/teams/accounts/oidc';
import { type SetCookies, signIn } from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { waysIn } from '@/server/teams/accounts/waysIn';
import { type OidcServer, oidcServer } from '../../../support/oidcServer';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const PASSWORD = 'a long enough password';
const isInvited = () => Promise.resolve(false);

let server: OidcServer;
beforeAll(async () => {
  server = await oidcServer('http://localhost:3000');
  Object.assign(process.env, server.env, { OIDC_SIGN_UP: 'invite' });
});
afterAll(() => server.close());

const toCookies = (...lines: readonly SetCookies[]): string =>
  lines
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Goes to the provider and back, as one browser. */
async function come(
  name: string,
  {
    cookies,
    options = { isInvited },
  }: {
    cookies?: string;
    options?: { isInvited: () => Promise<boolean> };
  } = {},
) {
  const isLink = cookies !== undefined;
  const started = await startOidc(
    await openDatabase(),
    { next: '/w', isLink, errorPage: '/account' },
    { cookies },
    options,
  );
  const back = await server.enter(started.location, name);
  const carried = [cookies, toCookies(started.cookies)].filter(Boolean).join('; ');
  const ended = await finishOidc(
    await openDatabase(),
    Object.fromEntries(back.searchParams),
    { cookies: carried },
    options,
  );
  return {
    ...ended,
    person: await findPerson(openDatabase, toCookies(ended.cookies)),
    back,
    carried,
  };
}

const invited = { options: { isInvited: () => Promise.resolve(true) } };

onEachDatabase((opened) => {
  withDatabase(opened);

  it('makes an account, and signs it in again', async () => {
    const { person, location } = await come('ada', invited);
    expect(location).toBe('/w');
    expect(person).toMatchObject({ name: 'Provided ada', email: 'ada@example.org' });
    expect((await come('ada')).person?.accountId).toBe(person?.accountId);
  });

  it('admits further accounts only by the rule for signing up', async () => {
    expect([config().signUp, config().oidc?.signUp]).toEqual(['open', 'invite']);
    await expect(come('bob')).rejects.toMatchObject({ code: 'SIGN_UP_CLOSED' });
    expect((await come('bob', invited)).person).toMatchObject({ email: 'bob@example.org' });
  });

  it('joins an account with a password only when its owner asks', async () => {
    await signUp(
      opened.database,
      { name: 'Carl', email: 'carl@example.org', password: PASSWORD },
      { rule: 'open' },
    );
    await expect(come('carl')).rejects.toMatchObject({ code: 'PROVIDER_NOT_LINKED' });
    const cookies = toCookies(
      await signIn(
        opened.database,
        { email: 'carl@example.org', password: PASSWORD },
        { cookies: undefined },
      ),
    );
    const carl = (await findPerson(openDatabase, cookies)) as Person;
    await come('work-carl', { cookies });
    expect((await come('work-carl')).person?.accountId).toBe(carl.accountId);
    await expect(come('ada', { cookies })).rejects.toMatchObject({
      code: 'PROVIDER_TAKEN',
      details: { page: '/account' },
    });
    await unlinkOidc(opened.database, carl.accountId);

    expect(await waysIn(opened.database, carl.accountId)).toEqual({
      hasPassword: true,
      hasProvider: false,
      passkeys: [],
    });
  });

  it('links no provider whose address is not confirmed there', async () => {
    const cookies = toCookies(
      await signIn(
        opened.database,
        { email: 'carl@example.org', password: PASSWORD },
        { cookies: undefined },
      ),
    );
    await expect(come('unproved-carl', { cookies })).rejects.toMatchObject({
      code: 'EMAIL_UNVERIFIED',
    });
  });

  it('keeps the last way in', async () => {
    const { person } = await come('ada');
    await expect(unlinkOidc(opened.database, person!.accountId)).rejects.toMatchObject({
      code: 'LAST_WAY_IN',
    });
  });

  it('refuses an answer that another browser asked for, and one that was used', async () => {
    const started = await startOidc(
      opened.database,
      { next: '/w', isLink: false, errorPage: '/sign-in' },
      { cookies: undefined },
      { isInvited },
    );
    const back = await server.enter(started.location, 'ada');
    const query = Object.fromEntries(back.searchParams);
    await expect(
      finishOidc(opened.database, query, { cookies: undefined }, { isInvited }),
    ).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
    const { back: used, carried } = await come('ada');

    await expect(
      finishOidc(
        opened.database,
        Object.fromEntries(used.searchParams),
        { cookies: carried },
        { isInvited },
      ),
    ).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

it('says so when the provider is away, and leaves passwords alone', async () => {
  const { findOidcProvider } = await import('@/server/teams/accounts/oidcProvider');
  const away = readOidcConfig({
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
  })!;

  await expect(
    findOidcProvider(away, {
      redirectUri: 'http://localhost:3000/back',
      needsVerifiedEmail: false,
      refuse: () => Promise.resolve(undefined),
    }),
  ).rejects.toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
});
