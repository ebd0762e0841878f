import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataStore } from '@/server/data/versions/DataStore';
import { readConfig } from '@/server/platform/config/config';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { findBy } from '@/tools/doctor/DoctorFinding';
import { examineBuild, examineData } from '@/tools/doctor/examineData';
import { examineAddresses, examineOthers, examineServer } from '@/tools/doctor/examineNetwork';
import { examineDatabase, examineFolder } from '@/tools/doctor/examineStorage';
import { examineWork } from '@/tools/doctor/examineWork';
import { runTool } from '../../support/runTool';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-doctor-'));
let server: Server;
let answer = 'ready\n';

beforeAll(async () => {
  server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (env: Record<string, string> = {}) =>
  readConfig({
    HOST: '127.0.0.1',
    PORT: String((server.address() as AddressInfo).port),
    DATA_DIR: dataDir,
    ...env,
  });

describe('npm run doctor', () => {
  it('ends with 1 and names the variable where the configuration is wrong', async () => {
    expect(await runTool('doctor', { WORKERS: 'many' })).toEqual({
      status: 1,
      stdout:
        'FAIL  configuration  WORKERS is “many”, but a whole number from 1 to 128 was expected.\n',
      stderr: 'Broken: configuration.\n',
    });
  });

  it('says what it found, whatever the state of the database', async () => {
    const well = mkdtempSync(join(dataDir, 'well-'));
    await (await openDatabaseAt(at({ DATA_DIR: well }))).close();
    const damaged = mkdtempSync(join(dataDir, 'damaged-'));
    writeFileSync(join(damaged, 'plimsoll.sqlite'), 'this is no database '.repeat(200));
    const [good, bad, away] = await Promise.all([
      runTool('doctor', { DATA_DIR: well, DATABASE_URL: '' }),
      runTool('doctor', { DATA_DIR: damaged, DATABASE_URL: '' }),
      runTool('doctor', { DATA_DIR: well, DATABASE_URL: 'postgres://127.0.0.1:1/plimsoll' }),
    ]);

    expect(good.stdout).toMatch(/^ok {4}database +SQLite answers in \d+ ms/m);
    expect(bad.stdout).toMatch(/^FAIL {2}database +Saving is off: its file is damaged\./m);
    expect(away.stdout).toMatch(/^FAIL {2}database +Saving is off: .*ECONNREFUSED/m);
    for (const { status, stderr } of [bad, away]) {
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Broken: .*\bdatabase\b.*\.\n$/);
    }
  });

  it('says which data are served, and when nothing has looked for newer ones', () => {
    const own = { dataDir, refresh: { ...readConfig({}).refresh, isDaily: false } };
    const [today] = examineData(own, Date.parse('2026-10-01'));
    expect(today).toMatchObject({ part: 'data', state: 'well' });
    expect(today?.says).toMatch(/^Version \w{16} \(built with the program\), of 2026-\d\d-\d\d, /);

    expect(examineData(own, Date.parse('2027-06-01'))[0]).toMatchObject({
      state: 'note',
      says: expect.stringContaining('Renew them: npm run data -- refresh') as string,
    });
  });

  it('names packages with a newer version published, and why it was not taken', () => {
    const behind = mkdtempSync(join(tmpdir(), 'plimsoll-behind-'));
    const at = '2026-11-20T08:00:00.000Z';
    const name = '@mdn/browser-compat-data';
    new DataStore(behind).savePoll({
      ...{ at, answeredAt: at, by: 'a test', outcome: 'REJECTED', says: '', contradictory: [] },
      notTaken: [{ name, version: '8.9.0', because: 'Two keys are lost: a, b.' }],
      published: [
        { name, version: '8.9.0', newerSince: at },
        { name: 'caniuse-lite', version: '1.0.39999999', newerSince: at },
      ],
    });
    const own = { dataDir: behind, refresh: { ...readConfig({}).refresh, isDaily: true } };
    const found = examineData(own, Date.parse('2026-11-24T08:00:00.000Z'));
    rmSync(behind, { recursive: true });

    expect(found.map(({ state }) => state)).toEqual(['note', 'note', 'note']);
    expect(found[1]?.says).toMatch(
      /8\.9\.0, has been known for 4 days\. Two keys are lost: a, b\.$/,
    );
    expect(found[2]?.says).toMatch(/ 4 days\. The server looks for newer data every day\.$/);
  });

  it('says what of the build is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plimsoll-built-'));
    mkdirSync(join(folder, '.next'));
    writeFileSync(
      join(folder, '.next/required-server-files.json'),
      JSON.stringify({ files: ['.next/BUILD_ID', '.next/build-manifest.json'] }),
    );
    writeFileSync(join(folder, '.next/BUILD_ID'), 'x');
    const home = process.cwd();
    process.chdir(folder);
    try {
      expect(await findBy('pages', examineBuild)).toEqual([
        {
          part: 'pages',
          state: 'broken',
          says: '.next/build-manifest.json missing. Build them: npm run build',
        },
      ]);
      rmSync(join(folder, '.next'), { recursive: true });
      expect(await findBy('pages', examineBuild)).toMatchObject([{ state: 'broken' }]);
    } finally {
      process.chdir(home);
      rmSync(folder, { recursive: true });
    }
  });

  it('says whether the database answers, is up to date and is whole', async () => {
    expect(await examineDatabase(at())).toMatchObject([
      { state: 'note', says: 'There is none yet. The server makes it when it starts.' },
    ]);
    await (await openDatabaseAt(at())).close();
    expect(await examineDatabase(at())).toMatchObject([
      {
        state: 'well',
        says: expect.stringMatching(/^SQLite answers in \d+ ms and holds 0/) as string,
      },
    ]);

    const damaged = mkdtempSync(join(dataDir, 'damaged-'));
    writeFileSync(join(damaged, 'plimsoll.sqlite'), 'this is no database '.repeat(200));
    expect(await examineDatabase(at({ DATA_DIR: damaged }))).toMatchObject([
      { state: 'broken', says: 'Saving is off: its file is damaged. Reading goes on without it.' },
    ]);
    expect(
      await examineDatabase(at({ DATABASE_URL: 'postgres://127.0.0.1:1/plimsoll' })),
    ).toMatchObject([{ state: 'broken', says: expect.stringContaining('ECONNREFUSED') as string }]);
  });

  it('says whether the data folder can be written, and names the remedy', () => {
    expect(examineFolder(join(dataDir, 'not', 'yet'))).toMatchObject([{ state: 'well' }]);
    expect(examineFolder('/proc/plimsoll')).toMatchObject([
      { state: 'broken', says: expect.stringContaining('choose another by DATA_DIR') as string },
    ]);
  });

  it('says whether the server runs, or another program in its place', async () => {
    expect(await examineServer(at())).toMatchObject([{ state: 'well' }]);
    answer = 'degraded\ndatabase: saving is off\n';
    expect(await examineServer(at())).toMatchObject([
      {
        state: 'note',
        says: expect.stringContaining('degraded, database: saving is off') as string,
      },
    ]);
    answer = 'It works!';
    expect(await examineServer(at())).toMatchObject([{ state: 'broken' }]);
    expect(await examineServer(at({ PORT: '1' }))).toMatchObject([{ state: 'note' }]);
  });

  it('names jobs that wait or failed, and never changes them', async () => {
    const settings = at({ DATA_DIR: mkdtempSync(join(dataDir, 'jobs-')) });
    expect(await examineWork(settings)).toEqual([]);
    const database = await openDatabaseAt(settings);
    try {
      expect(await examineWork(settings)).toMatchObject([
        { part: 'queue', state: 'well' },
        { part: 'sources', state: 'well' },
      ]);
      const runAt = Date.now() - 3_600_000;
      await database.inTransaction(() => enqueue(database, { kind: 'a', payload: 0, runAt }));
      expect((await examineWork(settings))[0]?.says).toMatch(/^A job has waited for 60 minutes\./);
      await database.connection().updateTable('jobs').set({ failed_at: Date.now() }).execute();
      expect((await examineWork(settings))[0]?.says).toContain('1 of a');
    } finally {
      await database.close();
    }
  });

  it('notes what readers or collectors cannot reach, and never a secret', async () => {
    const settings = at({
      BASE_URL: 'http://plimsoll.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      METRICS_TOKEN: 'a-very-secret-token',
    });
    expect(await examineOthers(settings)).toEqual([
      { part: 'spans', state: 'note', says: '127.0.0.1:1 cannot be reached within 2 s.' },
    ]);
    const found = examineAddresses(settings);
    expect(found.map(({ part, state }) => [part, state])).toEqual([
      ['address', 'note'],
      ['proxy', 'note'],
      ['secrets', 'note'],
      ['sign-up', 'well'],
      ['metrics', 'well'],
    ]);
    expect(JSON.stringify(found)).not.toContain('very-secret');
  });
});
