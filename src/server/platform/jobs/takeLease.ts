import type { Database } from '@/server/platform/database/Database';

export interface LeaseRequest {
  readonly name: string;
  readonly holder: string;
  readonly leaseMs: number;
}

/**
 * Takes a lease that is free or has ended, or renews one's own.
 * @returns its fence, which grows with each new holder; undefined if another holds it
 */
export async function takeLease(
  database: Database,
  { name, holder, leaseMs }: LeaseRequest,
): Promise<number | undefined> {
  const now = await database.now();
  // In a transaction, since those are tried again while another process writes.
  const row = await database.inTransaction(() =>
    database
      .connection()
      .insertInto('leases')
      .values({ name, holder, expires_at: now + leaseMs, fence: 1 })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(({ eb, ref }) => ({
            holder,
            expires_at: now + leaseMs,
            fence: eb
              .case()
              .when('leases.holder', '=', holder)
              .then(ref('leases.fence'))
              .else(eb('leases.fence', '+', 1))
              .end(),
          }))
          .where(({ eb, or }) =>
            or([eb('leases.holder', '=', holder), eb('leases.expires_at', '<', now)]),
          ),
      )
      .returning('fence')
      .executeTakeFirst(),
  );
  return row && Number(row.fence);
}

/** Lets the next one take it at once. */
export async function endLease(
  database: Database,
  { name, holder }: Pick<LeaseRequest, 'name' | 'holder'>,
): Promise<void> {
  await database.inTransaction(() =>
    database
      .connection()
      .updateTable('leases')
      .set({ expires_at: 0 })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute(),
  );
}
