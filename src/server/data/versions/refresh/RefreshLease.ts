// Lets only one instance refresh at a time: the one that holds an unexpired row. A killed process
// holds it until it expires, or until another process on the same machine looks.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '@/server/platform/database/Database';

const NAME = 'data refresh';

/** Longer than the longest step in which a process cannot renew it. */
const LEASE_MS = 180_000;
const RENEW_MS = 20_000;

export class RefreshLease {
  #expiresAt: number;
  #timer: NodeJS.Timeout;

  private constructor(
    private readonly database: Database,
    private readonly holder: string,
    expiresAt: number,
  ) {
    this.#expiresAt = expiresAt;
    this.#timer = setInterval(() => void this.#renew(), RENEW_MS);
    this.#timer.unref();
  }

  /** Undefined while another process holds it. */
  static async take(database: Database, now = Date.now()): Promise<RefreshLease | undefined> {
    const holder = [hostname(), process.pid, randomUUID()].join(' ');
    await removeGone(database);
    const expiresAt = now + LEASE_MS;
    const taken = await database.inTransaction(async () => {
      const { numInsertedOrUpdatedRows } = await database
        .connection()
        .insertInto('data_leases')
        .values({ name: NAME, holder, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, expires_at: expiresAt })
            .where('data_leases.expires_at', '<', now),
        )
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows ?? 0) > 0;
    });
    return taken ? new RefreshLease(database, holder, expiresAt) : undefined;
  }

  isHeld(now = Date.now()): boolean {
    return now < this.#expiresAt;
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.database
      .connection()
      .deleteFrom('data_leases')
      .where('name', '=', NAME)
      .where('holder', '=', this.holder)
      .execute();
  }

  async #renew(): Promise<void> {
    const expiresAt = Date.now() + LEASE_MS;
    try {
      const { numUpdatedRows } = await this.database
        .connection()
        .updateTable('data_leases')
        .set({ expires_at: expiresAt })
        .where('name', '=', NAME)
        .where('holder', '=', this.holder)
        .executeTakeFirst();
      this.#expiresAt = numUpdatedRows > 0 ? expiresAt : 0;
    } catch {
      // Held until it expires; then another may take it.
    }
  }
}

async function removeGone(database: Database): Promise<void> {
  const row = await database
    .connection()
    .selectFrom('data_leases')
    .select('holder')
    .where('name', '=', NAME)
    .executeTakeFirst();
  if (!row || !isGone(row.holder)) return;
  await database
    .connection()
    .deleteFrom('data_leases')
    .where('name', '=', NAME)
    .where('holder', '=', row.holder)
    .execute();
}

function isGone(holder: string): boolean {
  const [host, pid] = holder.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
