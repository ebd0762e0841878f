import { execute, type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { answerMemory } from './answerMemory';
import { executeWithin } from './ExecutionBudget';
import { EXECUTION_LIMITS } from './executionLimits';
import { observeOperation } from './observeOperation';
import { persistedDocument, persistedText } from './persistedDocuments';

/**
 * The JSON of an answer to one of the app's own queries, as anyone gets it who is not signed in.
 * Undefined if that takes more: an own audience, another kind of operation, an answer with errors.
 */
export function answerStranger(
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
): string | undefined | Promise<string | undefined> {
  const text = persistedText(documentId);
  const document = text === undefined ? undefined : persistedDocument(text);
  if (!document || getOperationAST(document)?.operation !== OperationTypeNode.QUERY)
    return undefined;
  const catalogue = loadCatalogue();
  const variableText = JSON.stringify(variables);
  const own = findOwnAudiences(openDatabase, catalogue, variableText);
  if (own instanceof Promise) return undefined;

  const contextValue = createContext(catalogue, { database: openDatabase, own });
  const memory = answerMemory(catalogue, contextValue.today);
  const known = memory.findText(documentId, variableText);
  if (known !== undefined) return known;
  const run = () => execute({ schema, document, variableValues: variables, contextValue });
  const result = executeWithin(EXECUTION_LIMITS.own, { schema, contextValue }, () =>
    observeOperation({ schema, document }, true, run),
  );
  // An answer from the database is for this reader only, and may differ a moment later.
  if (result instanceof Promise) return result.then(textWithoutErrors);
  if (result.errors) return undefined;
  const answer = JSON.stringify(result);
  memory.keepText(documentId, variableText, answer);
  return answer;
}

const textWithoutErrors = (result: ExecutionResult): string | undefined =>
  result.errors ? undefined : JSON.stringify(result);
