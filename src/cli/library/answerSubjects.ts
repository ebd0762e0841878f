import { toJson } from '@/cli/can';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { judgeSubjects } from '@/cli/judgeSubjects';
import type { Answer, Options } from './apiTypes';
import { libraryWorld, toFlags } from './libraryWorld';

/** @throws CliProblem if a name is of nothing */
export async function answerSubjects(
  subjects: readonly string[],
  options: Options,
): Promise<readonly Answer[]> {
  const { judged, problems } = await judgeSubjects(
    libraryWorld(options),
    subjects,
    toFlags(options),
  );
  if (problems.length > 0) throw new CliProblem(EXIT.usage, problems.join('\n'));
  return judged.map(toJson);
}
