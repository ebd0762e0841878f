import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
} from 'graphql';
import { schema } from '@/server/api/graph/schema';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { executeWithin } from './ExecutionBudget';
import { EXECUTION_LIMITS } from './executionLimits';
import { observeOperation } from './observeOperation';
import { persistedDocument, persistedText } from './persistedDocuments';
import { publicError } from './publicError';

export interface Operation {
  readonly document: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/**
 * Runs an operation of the app by its id, in this process and within the app's own budget. The
 * result has no promise in it.
 */
export function executePersisted(
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
  context: RequestContext,
): ExecutionResult {
  const text = persistedText(documentId);
  const document = text === undefined ? undefined : persistedDocument(text);

  return document
    ? executeDocument({ document, variables }, context)
    : { errors: [unknownDocument()] };
}

/** Runs a valid document. Errors in the result are safe to publish. */
export function executeDocument(
  { document, variables, operationName }: Operation,
  context: RequestContext,
): ExecutionResult {
  const run = () =>
    execute({ schema, document, variableValues: variables, operationName, contextValue: context });
  const result = executeWithin(EXECUTION_LIMITS.own, { schema, contextValue: context }, () =>
    observeOperation({ schema, document, operationName }, true, run),
  );
  if (result instanceof Promise)
    throw new Error('A resolver gave a promise, but all of them must be synchronous.');
  if (!result.errors) return result;
  const name = getOperationAST(document, operationName)?.name?.value;
  return { ...result, errors: result.errors.map((error) => publicError(error, name)) };
}

export function unknownDocument(): GraphQLError {
  return new GraphQLError(
    'There is no operation with this `documentId`. Reload the page, or send the text of the operation as `query`.',
    {
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 400 } },
    },
  );
}
