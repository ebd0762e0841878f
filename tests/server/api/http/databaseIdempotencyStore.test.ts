import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  databaseIdempotencyStore,
  IDEMPOTENCY_KEPT_MS,
} from '@/server/api/http/databaseIdempotencyStore';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { onEachDatabase } from '../../../support/onEachDatabase';

describe('databaseIdempotencyStore', () => {
  onEachDatabase((opened) => {
    function aCounter() {
      let applied = 0;
      let now = Date.now();
      const store = databaseIdempotencyStore(
        () => Promise.resolve(opened.database),
        () => now,
      );
      return {
        once: (key: string, isCommitted = true, requestHash = 'h') =>
          store.once({ key, requestHash }, () =>
            Promise.resolve({ isCommitted, result: { data: { applied: (applied += 1) } } }),
          ),
        count: () => applied,
        pass: (ms: number) => void (now += ms),
        store,
      };
    }

    it('repeats the first answer for 48 hours, then forgets it', async () => {
      const { once, count, pass } = aCounter();
      const key = randomUUID();
      const first = await once(key);
      pass(IDEMPOTENCY_KEPT_MS);

      expect(await once(key)).toEqual(first);
      expect(count()).toBe(1);
      pass(1);
      await once(key);
      expect(count()).toBe(2);
    });

    it('applies twenty concurrent requests once and gives all the same answer', async () => {
      const { once, count } = aCounter();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => once(key)));

      expect(count()).toBe(1);
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set(['{"data":{"applied":1}}']),
      );
    });

    it('refuses a change while its table is locked, and says that nothing was saved', async () => {
      if (opened.database.kind === 'sqlite') return;
      const { once, count } = aCounter();
      const other = await openDatabaseAt(opened.place);
      let unlock: () => void = () => undefined;
      const locked = new Promise<void>((resolve) => {
        void other.inTransaction(async () => {
          await sql`lock table idempotency_answers in access exclusive mode`.execute(
            other.connection(),
          );
          resolve();
          await new Promise<void>((done) => (unlock = done));
        });
      });
      await locked;

      await expect(once(randomUUID())).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      unlock();
      await once(randomUUID());
      expect(count()).toBe(1);
      await other.close();
    }, 30_000);

    it('reports a key that was used for another request', async () => {
      const { once } = aCounter();
      const key = randomUUID();
      await once(key);

      expect(await once(key, true, 'other')).toBe('reused');
    });

    it('rolls back an uncommitted mutation and forgets its key', async () => {
      const { store, once, count } = aCounter();
      const key = randomUUID();
      const answer = await store.once({ key, requestHash: 'h' }, async () => {
        await opened.database
          .connection()
          .insertInto('audiences')
          .values({
            id: key,
            name: 'half',
            recipe: '{}',
            token_hash: '',
            created_at: 1,
            used_at: 1,
            deleted_at: null,
          })
          .execute();
        return { isCommitted: false, result: { data: null } };
      });

      expect(answer).toEqual({ data: null });
      expect(
        await opened.database
          .connection()
          .selectFrom('audiences')
          .selectAll()
          .where('id', '=', key)
          .execute(),
      ).toEqual([]);
      await once(key);
      expect(count()).toBe(1);
    });

    it('rolls back a mutation that throws', async () => {
      const { store, once, count } = aCounter();
      const key = randomUUID();

      await expect(
        store.once({ key, requestHash: 'h' }, () => Promise.reject(new Error('down'))),
      ).rejects.toThrow('down');
      await once(key);
      expect(count()).toBe(1);
    });
  });
});
