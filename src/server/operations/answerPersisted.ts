import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { findOwnAudiences, type OwnAudiences } from '@/server/audiences/ownAudiences';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { openDataStore } from '@/server/data/openDataStore';
import { createContext } from '@/server/features/RequestContext';
import { executePersisted } from './executeOperation';

/** Cached answers, least recently used out first: roughly the pages most readers are on. */
const MAX_ANSWERS = 128;
/**
 * Total characters of JSON. Including the stores seeded from an answer, one character takes about
 * ten bytes of memory.
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
 * Answers one of the app's own operations and caches the answer for the day: a catalogue never
 * changes, and no answer depends on the reader. Answers with errors are not cached. Callers share
 * the object, so treat it as frozen. Returns a promise only if the variables name an own audience,
 * which must be loaded each time because it may have been deleted.
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
  // What is said of data versions changes with their folder.
  const key = `${context.today} ${openDataStore().stamp} ${documentId} ${text}`;
  const isComplete = [...own.values()].every((audience) => !(audience instanceof Error));
  const known = isComplete ? answers.get(key) : undefined;
  if (known) return known;
  const answer = executePersisted(documentId, variables, context);
  if (isComplete && !answer.errors) answers.set(key, answer);
  return answer;
}
