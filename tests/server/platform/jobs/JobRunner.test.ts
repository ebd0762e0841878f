import type { Database } from '@/server/platform/database/Database';
import { claimJobs, finishJob } from '@/server/platform/jobs/claimJobs';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { type JobHandler, JobRunner } from '@/server/platform/jobs/JobRunner';
import { Schedules } from '@/server/platform/jobs/Schedules';
import { takeLease } from '@/server/platform/jobs/takeLease';
import { onEachDatabase } from '../../../support/onEachDatabase';

const jobsOf = (database: Database, kind: string) =>
  database.connection().selectFrom('jobs').selectAll().where('kind', '=', kind).execute();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One that notes what it runs. */
function aRunner(
  database: Database,
  kind: string,
  handler: Partial<JobHandler> = {},
  leaseMs = 10_000,
) {
  const runs: unknown[] = [];
  const faults: unknown[] = [];
  const runner = new JobRunner(database, {
    handlers: {
      [kind]: {
        run: (payload, job) => {
          runs.push(payload);
          return handler.run?.(payload, job) ?? Promise.resolve();
        },
        ...(handler.onDead && { onDead: handler.onDead }),
      },
    },
    backOffMs: [0],
    leaseMs,
    onFault: (error) => void faults.push(error),
  });
  return { runner, runs, faults };
}

describe('JobRunner', () => {
  onEachDatabase((opened) => {
    it('runs what a committed transaction has added, and nothing of one that was undone', async () => {
      const { database } = opened;
      const { runner, runs } = aRunner(database, 'greet');
      await database.inTransaction(() => enqueue(database, { kind: 'greet', payload: 'kept' }));
      await expect(
        database.inTransaction(async () => {
          await enqueue(database, { kind: 'greet', payload: 'undone' });
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
      await runner.drain();

      expect(runs).toEqual(['kept']);
      expect((await jobsOf(database, 'greet')).map(({ done_at }) => done_at !== null)).toEqual([
        true,
      ]);
    });

    it('has let go of the database once it has stopped, whatever it was at', async () => {
      const { database } = opened;
      const { runner, runs, faults } = aRunner(database, 'late');
      await database.inTransaction(() => enqueue(database, { kind: 'late', payload: 1 }));
      let isOver = false;
      const looked = runner.look().finally(() => (isOver = true));
      await runner.stop();

      expect(isOver).toBe(true);
      expect(await looked).toBe(1);
      expect(runs).toEqual([1]);
      expect((await jobsOf(database, 'late')).map(({ done_at }) => done_at !== null)).toEqual([
        true,
      ]);
      expect(faults).toEqual([]);
    });

    it('says once why it cannot look, and again after it could', async () => {
      const { database } = opened;
      const { runner, faults } = aRunner(database, 'away');
      const connection = jest.spyOn(database, 'inTransaction');
      const fail = (reason: string) => connection.mockRejectedValueOnce(new Error(reason));
      for (const reason of ['away', 'away', 'starting', 'away']) {
        fail(reason);
        await runner.look();
      }
      await runner.look();
      fail('away');
      await runner.look();
      connection.mockRestore();

      expect(faults.map((fault) => (fault as Error).message)).toEqual([
        'away',
        'starting',
        'away',
        'away',
      ]);
    });

    it('adds one job for a key until that is done', async () => {
      const { database } = opened;
      const { runner, runs } = aRunner(database, 'keyed');
      const add = () => enqueue(database, { kind: 'keyed', payload: 1, dedupeKey: 'same' });

      expect(await add()).toBeDefined();
      expect(await add()).toBeUndefined();

      await runner.drain();

      expect(await add()).toBeDefined();
      expect(runs).toHaveLength(1);
    });

    it('tries five times, then stops, says so and keeps the reason', async () => {
      const { database } = opened;
      const dead: unknown[] = [];
      const { runner, runs } = aRunner(database, 'refused', {
        run: () => Promise.reject(new JobFailure('The receiver answered 500.')),
        onDead: (payload, failure) => Promise.resolve(void dead.push([payload, failure.error])),
      });
      await enqueue(database, { kind: 'refused', payload: 'p' });
      await runner.drain();
      const [job] = await jobsOf(database, 'refused');

      expect(runs).toHaveLength(5);
      expect(dead).toEqual([['p', 'The receiver answered 500.']]);
      expect(job).toMatchObject({ attempts: 5, last_error: 'The receiver answered 500.' });
      expect(job?.failed_at).not.toBeNull();
    });

    it.each([
      [600_000, 600_000],
      [9e9, 3_600_000],
    ])('tries again when it is asked to, within an hour: %i ms', async (asked, waited) => {
      const { database } = opened;
      const { runner, runs } = aRunner(database, `busy${asked}`, {
        run: () => Promise.reject(new JobFailure('Busy.', false, asked)),
      });
      const before = await database.now();
      await enqueue(database, { kind: `busy${asked}`, payload: 'p' });
      await runner.drain();
      const [job] = await jobsOf(database, `busy${asked}`);

      expect(runs).toHaveLength(1);
      expect(Math.round((Number(job!.run_at) - before) / 60_000)).toBe(waited / 60_000);
    });

    it('stops at once where no attempt can succeed', async () => {
      const { database } = opened;
      const { runner, runs } = aRunner(database, 'final', {
        run: () => Promise.reject(new JobFailure('Gone.', true)),
      });
      await enqueue(database, { kind: 'final', payload: 'p' });
      await runner.drain();

      expect(runs).toHaveLength(1);
    });

    it('takes over from a process that died, whose late end changes nothing', async () => {
      const { database } = opened;
      await enqueue(database, { kind: 'orphan', payload: 'p' });
      const claim = { limit: 1, leaseMs: 1, kinds: ['orphan'] };
      const [lost] = await claimJobs(database, { ...claim, holder: 'died' });
      await pause(5);
      const [taken] = await claimJobs(database, { ...claim, holder: 'second', leaseMs: 1_000 });

      expect(await finishJob(database, lost!)).toBe(false);
      expect(await finishJob(database, taken!)).toBe(true);
      expect(taken).toMatchObject({ id: lost!.id, attempts: 2 });
    });

    it('says nothing of the end of a job that another has taken over', async () => {
      const { database } = opened;
      const dead: unknown[] = [];
      const { runner } = aRunner(database, 'overtaken', {
        run: async () => {
          await database
            .connection()
            .updateTable('jobs')
            .set({ locked_by: 'another', locked_until: Date.now() + 60_000 })
            .where('kind', '=', 'overtaken')
            .execute();
          throw new JobFailure('Gone.', true);
        },
        onDead: (payload) => Promise.resolve(void dead.push(payload)),
      });
      await enqueue(database, { kind: 'overtaken', payload: 'p' });
      await runner.drain();
      const [job] = await jobsOf(database, 'overtaken');

      expect(dead).toEqual([]);
      expect(job).toMatchObject({ locked_by: 'another', failed_at: null });
    });

    it('buries a job whose last attempt died with its process', async () => {
      const { database } = opened;
      await enqueue(database, { kind: 'doomed', payload: 'p', maxAttempts: 1 });
      await claimJobs(database, { holder: 'died', limit: 1, leaseMs: 1, kinds: ['doomed'] });
      await pause(5);
      const dead: unknown[] = [];
      const { runner } = aRunner(database, 'doomed', {
        onDead: (payload) => Promise.resolve(void dead.push(payload)),
      });
      await runner.drain();

      expect(dead).toEqual(['p']);
    });

    it('keeps a slow job to itself by renewing its lease', async () => {
      const { database } = opened;
      const slow = aRunner(database, 'slow', { run: () => pause(900).then(() => undefined) }, 450);
      const other = aRunner(database, 'slow');
      await enqueue(database, { kind: 'slow', payload: 'p' });
      await slow.runner.look();
      await pause(600);
      await other.runner.drain();
      await slow.runner.drain();

      expect([slow.runs.length, other.runs.length]).toEqual([1, 0]);
    });

    it('shares jobs among runners without running one twice', async () => {
      const { database } = opened;
      const runners = [1, 2, 3].map(() => aRunner(database, 'shared'));
      for (let number = 0; number < 40; number += 1)
        await enqueue(database, { kind: 'shared', payload: number });
      await Promise.all(runners.map(({ runner }) => runner.drain()));
      const runs = runners.flatMap((each) => each.runs);

      expect(runs.toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 40 }, (_, number) => number),
      );
    });
  });
});

describe('Schedules', () => {
  onEachDatabase((opened) => {
    it('has one leader, which adds a job a period and is replaced when it is gone', async () => {
      const { database } = opened;
      const options = {
        schedules: [{ kind: 'tick', everyMs: 86_400_000 }],
        leaseMs: 400,
        onFault: (error: unknown) => {
          throw error;
        },
      };
      const [first, second] = [1, 2].map(() => new Schedules(database, options));

      expect([await first!.look(), await second!.look()]).toEqual([true, false]);
      expect(await jobsOf(database, 'tick')).toHaveLength(1);

      await pause(2 * options.leaseMs);

      expect([await second!.look(), await first!.look()]).toEqual([true, false]);
      expect(await jobsOf(database, 'tick')).toHaveLength(1);
    });

    it('numbers each holder of a lease', async () => {
      const { database } = opened;
      const take = (holder: string, leaseMs: number) =>
        takeLease(database, { name: 'fenced', holder, leaseMs });

      expect(await take('a', 1)).toBe(1);
      expect(await take('a', 1)).toBe(1);

      await pause(5);

      expect(await take('b', 1_000)).toBe(2);
      expect(await take('a', 1_000)).toBeUndefined();
    });
  });
});
