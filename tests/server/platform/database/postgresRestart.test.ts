import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@/domain/Refusal';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { fillPostgres, providePostgres, servePostgres } from '../../../support/aPostgres';
import { freePort } from '../../../support/freePort';

const programs = providePostgres();
const WRITERS = 4;

(programs ? describe : describe.skip)('a PostgreSQL that is restarted under load', () => {
  it('refuses writes for at most ten seconds, and keeps acknowledged ones once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plimsoll-restart-'));
    fillPostgres(programs!, folder);
    const port = await freePort();
    let server = await servePostgres(programs!, folder, port);
    const database = await openDatabaseAt({ databaseUrl: server.url, dataDir: '' });
    const acknowledged: string[] = [];
    const others: unknown[] = [];
    let [refused, isOver, savedAt] = [0, false, 0];
    const write = async (writer: number): Promise<void> => {
      for (let at = 0; !isOver; at += 1) {
        const key = `${writer}-${at}`;
        await database
          .inTransaction(() =>
            database
              .connection()
              .insertInto('idempotency_answers')
              .values({ key, request_hash: 'h', answer: 'a', created_at: 1 })
              .execute(),
          )
          .then(
            () => {
              acknowledged.push(key);
              savedAt = performance.now();
            },
            (cause: unknown) => {
              if (isRefusal(cause) && cause.code === 'STORAGE_UNAVAILABLE') refused += 1;
              else others.push(cause);
            },
          );
        await pause(10);
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    let backAfter = 0;
    try {
      while (acknowledged.length < 20) await pause(20);
      // As `pg_ctl restart -m immediate` does.
      await server.stop();
      while (refused === 0 && others.length === 0) await pause(20);
      server = await servePostgres(programs!, folder, port);
      const upAt = performance.now();
      while (savedAt < upAt && performance.now() < upAt + 10_000) await pause(20);
      backAfter = savedAt - upAt;
    } finally {
      isOver = true;
      await Promise.all(writers);
    }
    const rows = await database
      .connection()
      .selectFrom('idempotency_answers')
      .select('key')
      .execute();
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });

    expect(others).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    expect(backAfter).toBeGreaterThan(0);
    const stored = rows.map(({ key }) => key);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((key) => !stored.includes(key))).toEqual([]);
  }, 90_000);
});
