import { openAnswers } from '@/cli/answers/openAnswers';
import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import { readTerms } from '@/cli/config/Terms';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { readKeyFacts } from '@/cli/scan/readKeyFacts';
import type { Explanation, Options } from './apiTypes';
import { libraryWorld, toFlags } from './libraryWorld';

/** @throws CliProblem if the data has no such key */
export async function explainKey(key: string, options: Options): Promise<Explanation> {
  const world = libraryWorld(options);
  if (!readPackagedCatalogue(world.dataFolder).keyByPath(key)?.hasData)
    throw new CliProblem(
      EXIT.usage,
      `There is no compat key “${key}”. Keys are such as css.selectors.has; ask can() for other names.`,
    );
  const { terms } = await readTerms(world, toFlags(options));
  const answers = await openAnswers(world, terms.server);
  return readKeyFacts({ answers, terms, dataFolder: world.dataFolder }, key);
}
