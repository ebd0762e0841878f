import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '@/server/teams/accounts/signUp';
import { onEachDatabase } from '../support/onEachDatabase';
import { environmentOf, runTool } from '../support/runTool';

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

  it('refuses an address without an account, and an act that it does not know', async () => {
    expect(await run('lock', 'nobody@example.org')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No account has this address. Check the spelling.\n',
    });
    expect((await run('toString', 'nobody@example.org')).stderr).toMatch(/^Expected npm run/);
  });
});
