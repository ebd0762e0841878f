// Stores a mutation's key, change and answer in one transaction. See
// docs/decisions/0007-retries-and-idempotency.md. Pitfall: insert the key first, so that a
// concurrent attempt waits instead of running too.
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Database } from '@/server/database/Database';
import { openDatabase } from '@/server/database/openDatabase';
import type { IdempotencyStore, MutationAnswer } from './IdempotencyStore';

/** How long answers are kept: 48 hours, in milliseconds. */
export const IDEMPOTENCY_KEPT_MS = 48 * 60 * 60 * 1000;

/** Rolls back the transaction while keeping its answer. */
class Undone extends Error {
  constructor(readonly answer: MutationAnswer) {
    super('The mutation was not committed.');
  }
}

export function databaseIdempotencyStore(
  open: () => Promise<Database> = openDatabase,
  now: () => number = Date.now,
): IdempotencyStore {
  return {
    async once({ key, requestHash }, apply) {
      const database = await open();
      try {
        return await database.inTransaction(async () => {
          await forgetOld(database, now());
          if (
            !(await claim(database, {
              key,
              request_hash: requestHash,
              answer: null,
              created_at: now(),
            }))
          )
            return keptAnswer(database, key, requestHash);

          const answer = await apply();
          if (!answer.isCommitted) throw new Undone(answer);
          await database
            .connection()
            .updateTable('idempotency_answers')
            .set({ answer: JSON.stringify(answer.result) })
            .where('key', '=', key)
            .execute();
          return answer.result;
        });
      } catch (cause) {
        if (cause instanceof Undone) return cause.answer.result;
        throw cause;
      }
    },
  };
}

/**
 * Returns false if the key exists. If a concurrent attempt inserted it, waits for that transaction
 * to end.
 */
async function claim(
  database: Database,
  row: {
    readonly key: string;
    readonly request_hash: string;
    readonly answer: null;
    readonly created_at: number;
  },
) {
  const { numInsertedOrUpdatedRows } = await database
    .connection()
    .insertInto('idempotency_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function keptAnswer(
  database: Database,
  key: string,
  requestHash: string,
): Promise<ExecutionResult | 'reused'> {
  const row = await database
    .connection()
    .selectFrom('idempotency_answers')
    .select(['request_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== requestHash) return 'reused';
  return revived(JSON.parse(row.answer ?? '{}') as KeptAnswer);
}

type KeptAnswer = Omit<ExecutionResult, 'errors'> & {
  readonly errors?: readonly GraphQLFormattedError[];
};

/**
 * An error that isn't a GraphQLError would count as a fault and be masked again under a new id.
 * Locations are omitted.
 */
function revived({ errors, ...answer }: KeptAnswer): ExecutionResult {
  return errors
    ? {
        ...answer,
        errors: errors.map(
          ({ message, path, extensions }) => new GraphQLError(message, { path, extensions }),
        ),
      }
    : answer;
}

async function forgetOld(database: Database, at: number): Promise<void> {
  await database
    .connection()
    .deleteFrom('idempotency_answers')
    .where('created_at', '<', at - IDEMPOTENCY_KEPT_MS)
    .execute();
}
