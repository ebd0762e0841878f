import { enqueue } from '@/server/platform/jobs/enqueue';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import { queueState } from '@/server/platform/jobs/queueState';
import { onEachDatabase } from '../../../support/onEachDatabase';

onEachDatabase((opened) => {
  it('counts jobs that wait, are tried again and failed, and finds the oldest', async () => {
    const { database } = opened;
    expect(await queueState(database)).toEqual({ kinds: [], oldestMs: 0 });
    const now = await database.now();
    await database.inTransaction(async () => {
      await enqueue(database, { kind: 'later', payload: 0, runAt: now + 3_600_000 });
      await enqueue(database, { kind: 'waits', payload: 0, runAt: now - 60_000 });
      await enqueue(database, { kind: 'fails', payload: { isFinal: true } });
      await enqueue(database, { kind: 'fails', payload: { isFinal: false } });
    });
    await new JobRunner(database, {
      handlers: {
        fails: {
          run: (payload) => {
            throw new JobFailure('No.', (payload as { readonly isFinal: boolean }).isFinal);
          },
        },
      },
      backOffMs: [3_600_000],
      onFault: (error) => {
        throw error;
      },
    }).drain();
    const { kinds, oldestMs } = await queueState(database);

    expect(kinds.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'fails', waiting: 0, retried: 1, failed: 1 },
      { kind: 'later', waiting: 0, retried: 0, failed: 0 },
      { kind: 'waits', waiting: 1, retried: 0, failed: 0 },
    ]);
    expect(oldestMs).toBeGreaterThanOrEqual(60_000);
  });
});
