import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { isRefusal } from '@/domain/Refusal';
import { toStorageRefusal } from '@/server/platform/database/storageFailure';
import { log } from '@/server/platform/observe/log';

/**
 * Converts an error for the response. A refusal, or a GraphQL error the caller caused, keeps its
 * message and code, and so does a database that is away. Anything else is a fault: it is logged once under an id, and the caller gets
 * only the id.
 */
export function publicError(error: unknown, operationName?: string | null): GraphQLError {
  const cause = toStorageRefusal(findCause(error));
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  if (isRefusal(cause))
    return new GraphQLError(cause.message, { ...place, extensions: { code: cause.code } });
  if (cause instanceof GraphQLError) return error as GraphQLError;

  // In Sentry's id format, so that one id finds both the log line and the event.
  const errorId = randomUUID().replaceAll('-', '');
  log.error(
    { errorId, err: cause, operationName: operationName ?? undefined, path: place.path?.join('.') },
    'A GraphQL operation failed.',
  );
  return new GraphQLError('Internal error', {
    ...place,
    extensions: { code: 'INTERNAL', errorId },
  });
}

function findCause(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError
    ? findCause(error.originalError)
    : error;
}
