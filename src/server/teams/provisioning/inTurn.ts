import type { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import { isUniqueViolation } from '@/server/platform/database/isUniqueViolation';

/**
 * A change in a transaction of its own. Directories send changes at once, so that another request
 * may take a name after this one found it free: then `taken` is the answer.
 */
export async function inTurn(
  database: Database,
  taken: Refusal,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await database.inTransaction(work);
  } catch (cause) {
    throw isUniqueViolation(cause) ? taken : cause;
  }
}
