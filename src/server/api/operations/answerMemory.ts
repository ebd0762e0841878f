import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Day } from '@/domain/Day';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { openDataStore } from '@/server/data/versions/openDataStore';

/** Cached answers, least recently used out first: roughly the pages most readers are on. */
const MAX_ANSWERS = 128;
/**
 * Total characters of JSON. Including the stores seeded from an answer, one character takes about
 * ten bytes of memory.
 */
const MAX_CHARACTERS = 8_000_000;

const getMemory = memoizeByCatalogue('persistedAnswers', () => {
  const texts = new WeakMap<ExecutionResult, string>();
  const textFor = (answer: ExecutionResult): string => {
    const text = texts.get(answer) ?? JSON.stringify(answer);
    texts.set(answer, text);
    return text;
  };
  const answers = new LRUCache<string, ExecutionResult>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (answer) => textFor(answer).length,
  });
  const sent = new LRUCache<string, string>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  return { answers, textFor, sent };
});

export interface AnswerMemory {
  find(documentId: string, variables: string): ExecutionResult | undefined;
  /** Only what holds for every reader and has no errors. */
  keep(documentId: string, variables: string, answer: ExecutionResult): void;
  /** The JSON of an answer. */
  findText(documentId: string, variables: string): string | undefined;
  /**
   * As `keep`, of an answer that is sent and not rendered. A text takes a tenth of the memory, and
   * the garbage collector does not visit it.
   */
  keepText(documentId: string, variables: string, text: string): void;
}

/**
 * Answers to the app's own operations, which hold for the day: a catalogue never changes. Callers
 * share the objects, so treat them as frozen.
 */
export function answerMemory(catalogue: Catalogue, today: Day): AnswerMemory {
  const { answers, textFor, sent } = getMemory(catalogue);
  // Answers about data versions change with their folder.
  const prefix = `${today} ${openDataStore().stamp}`;
  const key = (documentId: string, variables: string) => `${prefix} ${documentId} ${variables}`;
  return {
    find: (documentId, variables) => answers.get(key(documentId, variables)),
    keep: (documentId, variables, answer) => answers.set(key(documentId, variables), answer),
    findText: (documentId, variables) => {
      const asked = key(documentId, variables);
      const answer = answers.get(asked);
      return answer ? textFor(answer) : sent.get(asked);
    },
    keepText: (documentId, variables, text) => sent.set(key(documentId, variables), text),
  };
}
