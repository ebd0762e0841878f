import { randomUUID } from 'node:crypto';
import { databaseIdempotencyStore } from '@/server/api/http/databaseIdempotencyStore';
import { config } from '@/server/platform/config/config';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { signIn } from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { aPostgres, type PostgresServer, providePostgres } from '../../../support/aPostgres';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';
import { withDatabase } from '../../../support/withDatabase';

const ADA = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' };
const CHANGE = 'mutation { createResetLink(input: { email: "a@b.example" }) { link } }';
const AWAY = { code: 'STORAGE_UNAVAILABLE' };

const programs = providePostgres();

(programs ? describe : describe.skip)('a PostgreSQL that is away', () => {
  const opened = {} as { database: Awaited<ReturnType<typeof openDatabaseAt>> };
  let postgres: PostgresServer;
  let server: GraphqlServer;
  let cookies: string;
  beforeAll(async () => {
    postgres = await aPostgres(programs!);
    opened.database = await openDatabaseAt({ databaseUrl: postgres.url, dataDir: '' });
    await signUp(opened.database, ADA, { rule: 'open' });
    const [set = ''] = await signIn(opened.database, ADA, { cookies: undefined });
    cookies = set.split(';', 1)[0]!;
    server = await listenGraphql({ idempotencyStore: databaseIdempotencyStore() });
    await postgres.stop();
  }, 60_000);
  withDatabase(opened);
  afterAll(async () => {
    await server.close();
    await opened.database.close();
  });

  it('refuses to sign in, instead of calling the password wrong', async () => {
    await expect(signIn(opened.database, ADA, { cookies: undefined })).rejects.toMatchObject(AWAY);
  });

  it('does not take someone who is signed in for a stranger', async () => {
    const open = () => Promise.resolve(opened.database);

    await expect(findPerson(open, cookies)).rejects.toMatchObject(AWAY);
  });

  it.each([['of a stranger'], ['of someone who is signed in']])(
    'answers a change %s with 503',
    async (who) => {
      const answer = await server.post(
        { query: CHANGE },
        {
          'idempotency-key': randomUUID(),
          ...(who !== 'of a stranger' && { cookie: cookies, origin: config().baseUrl }),
        },
      );

      expect(answer.status).toBe(503);
    },
  );
});
