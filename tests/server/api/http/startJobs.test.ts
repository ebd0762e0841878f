import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { startJobs } from '@/server/api/http/startJobs';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import { Schedules } from '@/server/platform/jobs/Schedules';
import { log } from '@/server/platform/observe/log';
import { processDatabase } from '../../../support/processDatabase';

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-jobs-'));
let database: Database;

beforeAll(async () => {
  database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });
});

beforeEach(() => {
  processDatabase.opened = Promise.resolve(database);
  jest.spyOn(JobRunner.prototype, 'start').mockReturnValue(undefined);
  jest.spyOn(Schedules.prototype, 'start').mockReturnValue(undefined);
});

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  delete processDatabase.opened;
  await database.close();
  rmSync(folder, { recursive: true });
});

const started = () => [
  jest.mocked(JobRunner.prototype.start).mock.calls.length,
  jest.mocked(Schedules.prototype.start).mock.calls.length,
];

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

describe('startJobs', () => {
  it('starts one runner, however often the database is away in the middle of it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'setInterval', 'nextTick', 'Date'] });
    const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined);
    const connection = jest.spyOn(database, 'connection');
    connection.mockImplementationOnce(() => {
      throw new Error('away');
    });
    const stop = startJobs({ ...config(), secretsKey: undefined });
    await until(() => warn.mock.calls.length > 0);
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await until(() => started()[1] === 1);
    await stop();

    expect(started()).toEqual([1, 1]);
  });

  it('starts nothing once it was stopped, whatever it was at', async () => {
    const connect = database.connection.bind(database);
    let stopping: Promise<void> | undefined;
    jest.spyOn(database, 'connection').mockImplementationOnce(() => {
      stopping = stop();
      return connect();
    });
    const stop = startJobs({ ...config(), secretsKey: 'a-key-that-tests-alone-seal-with' });
    await until(() => stopping !== undefined);
    await stopping;
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(started()).toEqual([0, 0]);
  });
});
