import type { ExecutionResult } from 'graphql';
import type { Audience } from '@/domain/Audience';
import type { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findOwnAudiences, type OwnAudiences } from '@/server/model/audiences/ownAudiences';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { answerMemory } from './answerMemory';
import { executePersisted } from './executeOperation';

/**
 * Answers one of the app's own operations and caches the answer for the day: a catalogue never
 * changes, and no answer depends on the reader but by the own audiences it names. Answers with
 * errors are not cached. Callers share the object, so treat it as frozen. Returns a promise only if
 * the variables name an own audience, which must be loaded each time because it may have been
 * deleted.
 */
export function answerPersisted(
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
  catalogue: Catalogue = loadCatalogue(),
): ExecutionResult | Promise<ExecutionResult> {
  const text = JSON.stringify(variables);
  const own = findOwnAudiences(openDatabase, catalogue, text);
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
  const memory = answerMemory(catalogue, context.today);
  const isComplete = [...own.values()].every((audience) => !(audience instanceof Error));
  const asked = text + [...own.values()].map(getChangingPart).join('');
  const known = isComplete ? memory.find(documentId, asked) : undefined;
  if (known) return known;
  const answer = executePersisted(documentId, variables, context);
  if (isComplete && !answer.errors) memory.keep(documentId, asked, answer);
  return answer;
}

/** The part of an own audience that may change within the day: it can be renamed or renewed. */
const getChangingPart = (audience: Audience | Refusal): string =>
  audience instanceof Error
    ? ''
    : JSON.stringify([audience.name, audience.sourceNote, audience.renewal?.revision]);
