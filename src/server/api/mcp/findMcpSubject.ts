import { type AnswerSubject, findAnswerSubject } from '@/server/api/answers/findAnswerSubject';
import { subjectParts } from '@/server/api/answers/subjectParts';
import type { McpContext, McpTerms } from './McpWorld';

/**
 * The feature or key that an id, a key or a snippet such as `:has()` means.
 * @throws AnswerProblem with near matches
 */
export function findMcpSubject(context: McpContext, text: string, terms: McpTerms): AnswerSubject {
  return findAnswerSubject(context.asked(subjectParts(context.catalogue, text), terms));
}
