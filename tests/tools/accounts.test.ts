import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import { LATEST } from '@/server/platform/database/migrations';
import { SQLITE_FILE } from '@/server/platform/database/sqliteDialect';
import { requireAccount } from '@/server/teams/accounts/manageAccounts';
import { signUp } from '@/server/teams/accounts/signUp';
import { onEachDatabase } from '../support/onEachDatabase';
import { environmentOf, runTool } from '../support/runTool';

type Migrations = {
  readonly [DEFAULT_MIGRATION_TABLE]: { readonly name: string; readonly timestamp: string };
};

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-accounts-tool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEachDatabase((opened) => {
  const run = (...args: string[]) =>
    runTool('accounts', environmentOf(opened.place, folder), ...args);

  it('names operators, locks and deletes accounts by address, and lists them', async () => {
    const account = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' };
    await signUp(opened.database, account, { rule: 'open' });
    expect(await run('operator', 'Ada@example.org')).toEqual({
      status: 0,
      stdout: 'ada@example.org is an operator.\n',
      stderr: '',
    });
    expect((await run('lock', 'ada@example.org')).status).toBe(0);
    expect((await run('list', 'ADA')).stdout).toMatch(
      /^ada@example\.org\tAda\tsince \d{4}-\d\d-\d\d\t0 sessions\toperator\tlocked\n$/,
    );
    expect((await run('delete', 'ada@example.org')).status).toBe(0);
    expect((await run('list')).stdout).toBe('');
  });

  it('prints a link that makes the first operator, and none once there is one', async () => {
    expect(await run('operator-link')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^http:\/\/localhost:\d+\/operator\/[\w-]{32}\n$/) as unknown,
    });
    const account = { name: 'Bob', email: 'bob@example.org', password: 'a long enough password' };
    await signUp(opened.database, account, { rule: 'open' });
    await run('operator', 'bob@example.org');

    expect((await run('operator-link')).stdout).toMatch(/^There is an operator/);
    expect(await run('no-operator', 'bob@example.org')).toMatchObject({ status: 1 });
    await run('delete', 'bob@example.org');
  });

  it('notes each act in the audit log, also of an account that it deletes', async () => {
    const { database } = opened;
    await database.connection().deleteFrom('operator_events').execute();
    const account = { name: 'Eve', email: 'eve@example.org', password: 'a long enough password' };
    await signUp(database, account, { rule: 'open' });
    const { id } = await requireAccount(database, account);
    await run('lock', 'eve@example.org');
    await run('delete', 'eve@example.org');
    await run('no-operator', 'eve@example.org');
    const rows = await database
      .connection()
      .selectFrom('operator_events')
      .select(['actor', 'action', 'account_id'])
      .orderBy('at')
      .execute();

    expect(rows).toEqual([
      { actor: 'machine', action: 'account.locked', account_id: id },
      { actor: 'machine', action: 'account.deleted', account_id: id },
    ]);
  });

  it('makes a token for a directory, shows it once, and revokes it', async () => {
    const [secret] = (await run('scim-token', 'Entra', 'read')).stdout.split('\n');
    expect(secret).toMatch(/^plimscim_[\w-]{32}$/);
    const list = (await run('scim-tokens')).stdout;
    expect(list).toMatch(/^[\w-]{22}\tEntra\tread\tplimscim_.{4}…\tuntil .*\tused never\n$/);
    expect(list).not.toContain(secret);
    expect((await run('scim-revoke', list.split('\t')[0]!)).status).toBe(0);
    expect((await run('scim-tokens')).stdout).toBe('');
    expect((await run('scim-revoke', 'other')).stderr).toBe(
      'No token of a directory has this id.\n',
    );
    expect((await run('scim-token')).status).toBe(1);
  });

  it('refuses an address without an account, and an act that it does not know', async () => {
    expect(await run('lock', 'nobody@example.org')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No account has this address. Check the spelling.\n',
    });
    expect((await run('toString', 'nobody@example.org')).stderr).toMatch(/^Expected npm run/);
  });

  describe('where the tables are not those of this program', () => {
    const refusal = (sentence: string) => ({ status: 1, stdout: '', stderr: `${sentence}\n` });
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(
        opened.database.connection(),
      );

    it('says that the server makes them, and makes none', async () => {
      await rename(DEFAULT_MIGRATION_TABLE, 'away');
      const ends = [
        await run('list'),
        await run('operator-link'),
        await run('lock', 'a@b.example'),
      ];
      await rename('away', DEFAULT_MIGRATION_TABLE);

      expect(ends).toEqual(
        ends.map(() =>
          refusal(
            'The database has no tables yet. Start the server once: it makes them. If it runs, set DATA_DIR or DATABASE_URL as they are set for it.',
          ),
        ),
      );
    });

    it('says that the server adds what an older one lacks', async () => {
      const migrations = () => opened.database.connection().withTables<Migrations>();
      const last = { name: LATEST, timestamp: '' };
      await migrations().deleteFrom(DEFAULT_MIGRATION_TABLE).where('name', '=', LATEST).execute();
      const end = await run('list');
      await migrations().insertInto(DEFAULT_MIGRATION_TABLE).values(last).execute();

      expect(end).toEqual(
        refusal(
          'The database is of an older Plimsoll. Start the server of this one: it adds what is missing.',
        ),
      );
    });
  });
});

it('refuses a folder without a database, and makes none', async () => {
  const dataDir = join(folder, 'none');
  const place = environmentOf({ databaseUrl: undefined, dataDir }, folder);

  expect(await runTool('accounts', place, 'list')).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no database: ${join(dataDir, SQLITE_FILE)} is missing. Set DATA_DIR or DATABASE_URL as they are set for the server.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});
