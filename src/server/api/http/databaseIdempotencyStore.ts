// The key of a mutation, what it changes and its answer → one transaction of the database:
// docs/decisions/0007-retries-and-idempotency.md. Easy to get wrong: within the transaction the key
// must be written first, so that a second attempt waits for the first instead of running at the same time.
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Database } from '@/server/platform/database/Database';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { toStorageRefusal } from '@/server/platform/database/storageFailure';
import type { IdempotencyStore, MutationAnswer } from './IdempotencyStore';
import { hashKey, openAnswer, sealAnswer } from './sealedAnswer';

/** How long answers are kept: 48 hours, in milliseconds. */
export const IDEMPOTENCY_KEPT_MS = 48 * 60 * 60 * 1000;

/** Answers kept at once, of at most 16,000 characters each; beyond it the oldest go first. */
const MAX_ANSWERS = 20_000;

/** Carries an answer out of a transaction that is undone. */
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
    async once({ key: secret, requestHash, name }, apply) {
      const database = await open();
      const key = hashKey(secret);
      // Most known keys come back long after their change, when nothing needs to be written.
      const known = await findAnswer(database, secret, requestHash, now()).catch(
        (cause: unknown) => {
          throw toStorageRefusal(cause);
        },
      );
      if (known) return known;
      try {
        return await database.inTransaction(
          async () => {
            await forgetOld(database, now());
            if (
              !(await claim(database, {
                key,
                request_hash: requestHash,
                answer: null,
                created_at: now(),
              }))
            )
              return (await findAnswer(database, secret, requestHash, now()))!;

            const answer = await apply();
            if (!answer.isCommitted) throw new Undone(answer);
            await database
              .connection()
              .updateTable('idempotency_answers')
              .set({ answer: sealAnswer(secret, JSON.stringify(answer.result)) })
              .where('key', '=', key)
              .execute();
            return answer.result;
          },
          { name },
        );
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

async function findAnswer(
  database: Database,
  secret: string,
  requestHash: string,
  at: number,
): Promise<ExecutionResult | 'reused' | undefined> {
  const row = await database
    .connection()
    .selectFrom('idempotency_answers')
    .select(['request_hash', 'answer'])
    .where('key', '=', hashKey(secret))
    .where('created_at', '>=', at - IDEMPOTENCY_KEPT_MS)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== requestHash) return 'reused';
  return revived(JSON.parse(openAnswer(secret, row.answer)) as KeptAnswer);
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
  const connection = database.connection();
  const first = await connection
    .selectFrom('idempotency_answers')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(MAX_ANSWERS - 1)
    .executeTakeFirst();
  await connection
    .deleteFrom('idempotency_answers')
    .where('created_at', '<', Math.max(at - IDEMPOTENCY_KEPT_MS, first?.created_at ?? 0))
    .execute();
}
