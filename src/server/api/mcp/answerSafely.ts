import { isRefusal } from '@/domain/Refusal';
import { AnswerProblem } from '@/server/api/answers/Answer';
import type { McpAnswer } from './McpAnswer';
import { type McpContext, type McpTerms, type McpWorld, openContext } from './McpWorld';
import { limitAnswer } from './quote';

export type AnswerWriter = (context: McpContext) => McpAnswer | Promise<McpAnswer>;

/** Why there is no answer, in a sentence that the asker may read. */
export class McpProblem extends Error {}

/**
 * A refusal says why; any other failure says only that something broke.
 * @throws McpProblem if the question is wrong
 */
export async function answerSafely(
  world: McpWorld,
  terms: Pick<McpTerms, 'audience'>,
  answer: AnswerWriter,
): Promise<McpAnswer> {
  try {
    const { text, facts } = await answer(await openContext(world, terms));
    return { text: limitAnswer(text), facts };
  } catch (error) {
    if (isRefusal(error) || error instanceof AnswerProblem) throw new McpProblem(error.message);
    world.onFault?.(error);
    throw new Error('Something broke on our side.', { cause: error });
  }
}
