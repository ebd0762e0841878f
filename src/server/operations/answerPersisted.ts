import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { findOwnAudiences, type OwnAudiences } from '@/server/audiences/ownAudiences';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { createContext } from '@/server/features/RequestContext';
import { executePersisted } from './executeOperation';

/** Answers kept, the most recently asked for: about the pages that most readers are on. */
const MAX_ANSWERS = 128;
/**
 * Characters of JSON in all of them; with the stores that are seeded from an answer, one character
 * takes some ten bytes of memory.
 */
const MAX_CHARACTERS = 8_000_000;

const getMemory = memoizeByCatalogue(
  'persistedAnswers',
  () =>
    new LRUCache<string, ExecutionResult>({
      max: MAX_ANSWERS,
      maxSize: MAX_CHARACTERS,
      sizeCalculation: (answer) => JSON.stringify(answer).length,
    }),
);

/**
 * The answer to an operation of the app, from memory where it was asked before today: a
 * catalogue never changes, and nothing in an answer depends on who asks. Answers
 * with errors are not kept. The same object is given to everybody; treat it as frozen. A promise
 * only where the variables name an own audience, which has to be looked up first: it may have ended
 * since the answer was made.
 */
export function answerPersisted(
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
  catalogue: Catalogue = loadCatalogue(),
): ExecutionResult | Promise<ExecutionResult> {
  const text = JSON.stringify(variables);
  const own = findOwnAudiences(catalogue, text);
  return own instanceof Promise
    ? own.then((found) => answerFor(catalogue, documentId, variables, text, found))
    : answerFor(catalogue, documentId, variables, text, own);
}

function answerFor(
  catalogue: Catalogue,
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
  text: string,
  own: OwnAudiences,
): ExecutionResult {
  const context = createContext(catalogue, { own });
  const answers = getMemory(catalogue);
  const key = `${context.today} ${documentId} ${text}`;
  const isComplete = [...own.values()].every((audience) => !(audience instanceof Error));
  const known = isComplete ? answers.get(key) : undefined;
  if (known) return known;
  const answer = executePersisted(documentId, variables, context);
  if (isComplete && !answer.errors) answers.set(key, answer);
  return answer;
}
