import { findSubject, type Subject } from '@/server/answers/findSubject';
import { subjectParts } from '@/server/answers/subjectParts';
import type { McpContext, Terms } from './McpWorld';

/**
 * What an id, a key or a snippet such as `:has()` is about.
 * Throws `AnswerProblem` with what may have been meant.
 */
export function findMcpSubject(context: McpContext, text: string, terms: Terms): Subject {
  return findSubject(context.asked(subjectParts(context.catalogue, text), terms));
}
