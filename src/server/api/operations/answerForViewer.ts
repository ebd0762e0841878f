import { execute, type ExecutionResult } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import { createContext, type RequestContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { unknownDocument } from './executeOperation';
import { executeWithin } from './ExecutionBudget';
import { EXECUTION_LIMITS } from './executionLimits';
import { observeOperation } from './observeOperation';
import { persistedDocument, persistedText } from './persistedDocuments';
import { publicError } from './publicError';

/**
 * Answers one of the app's own operations for anyone who asks. Nothing of it is cached or shared, and
 * it waits for the database where a field does.
 */
export async function answerForViewer(
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
  viewer: RequestContext['viewer'],
): Promise<ExecutionResult> {
  const catalogue = loadCatalogue();
  const text = persistedText(documentId);
  const document = text === undefined ? undefined : persistedDocument(text);
  if (!document) return { errors: [unknownDocument()] };
  const own = await findOwnAudiences(openDatabase, catalogue, JSON.stringify(variables));
  const contextValue = createContext(catalogue, { database: openDatabase, own, viewer });
  const answer = await executeWithin(
    EXECUTION_LIMITS.own,
    { schema, contextValue },
    () =>
      observeOperation({ schema, document }, true, () =>
        execute({ schema, document, variableValues: variables, contextValue }),
      ) as Promise<ExecutionResult>,
  );
  return answer.errors
    ? { ...answer, errors: answer.errors.map((error) => publicError(error)) }
    : answer;
}
