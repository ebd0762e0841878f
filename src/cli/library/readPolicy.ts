import { openAnswers } from '@/cli/answers/openAnswers';
import { readTerms } from '@/cli/config/Terms';
import { askPolicy } from '@/cli/parsePolicy';
import { readFormat } from '@/cli/sync/readFormat';
import type { Options, Policy } from './apiTypes';
import { libraryWorld, toFlags } from './libraryWorld';

export async function readPolicy(options: Options): Promise<Policy> {
  const { terms, answers } = await ask(options);
  return askPolicy(answers, terms);
}

/** @throws CliProblem if there is no such format */
export async function readPolicyFile(format: string, options: Options): Promise<string> {
  const { terms, answers } = await ask(options);
  return readFormat(answers, terms, format);
}

async function ask(options: Options) {
  const world = libraryWorld(options);
  const { terms } = await readTerms(world, toFlags(options));
  return { terms, answers: await openAnswers(world, terms.server) };
}
