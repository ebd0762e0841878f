import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQLITE_FILE } from '@/server/platform/database/sqliteDialect';
import { onEachDatabase } from '../support/onEachDatabase';
import { environmentOf, runTool } from '../support/runTool';

const NOBODY = 'http://127.0.0.1:1';
const folder = mkdtempSync(join(tmpdir(), 'plimsoll-data-tool-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (sentence: unknown) => ({ status: 1, stdout: '', stderr: sentence });

describe('npm run data', () => {
  onEachDatabase((opened, kind) => {
    const run = (...args: string[]) =>
      runTool(
        'data',
        { ...environmentOf(opened.place, folder), PACKAGE_REGISTRY: NOBODY },
        ...args,
      );

    it('ends with 0 once it is done', async () => {
      const { status, stdout, stderr } = await run('list');

      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^\w{16} ACTIVE \(built with the program\)\n/);
    });

    it('ends with 1 and says why it cannot do what it was asked for', async () => {
      const absent = join(folder, 'absent.tgz');
      expect(await run('add', absent)).toEqual(refusal(`${absent} cannot be read (ENOENT).\n`));
      expect(await run('activate', '0123456789abcdef')).toEqual(
        refusal('There is no data version 0123456789abcdef.\n'),
      );
      expect(await run('remove')).toEqual(
        refusal(expect.stringMatching(/^Expected npm run data -- add .*\n$/)),
      );
    });

    it('ends with 1 and says why there are no newer data', async () => {
      expect(await run('refresh')).toEqual(
        refusal(expect.stringMatching(/^The package registry cannot be reached .*\n$/)),
      );
    });

    it('ends with 1 and says why the database cannot be used', async () => {
      const dataDir = mkdtempSync(join(folder, 'away-'));
      mkdirSync(join(dataDir, SQLITE_FILE));
      const isFile = kind === 'SQLite';
      const databaseUrl = isFile ? undefined : 'postgres://127.0.0.1:1/plimsoll';
      const away = environmentOf({ dataDir, databaseUrl }, folder);
      const reason = isFile ? 'its file cannot be opened' : 'it cannot be reached (ECONNREFUSED)';

      expect(await runTool('data', away, 'refresh')).toEqual(
        refusal(`The database cannot be used: ${reason}.\n`),
      );
    });
  });
});
