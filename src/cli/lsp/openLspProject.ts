// Documents of a folder are judged by its nearest configuration.
import { resolve } from 'node:path';
import { openAnswers } from '@/cli/answers/openAnswers';
import type { CliWorld } from '@/cli/CliWorld';
import { readDecidedTerms } from '@/cli/config/readDecidedTerms';
import type { TermsFlags } from '@/cli/config/Terms';
import { openPackagedScanner } from '@/cli/scan/openPackagedScanner';
import { LspTypes } from './LspTypes';
import type { LspProject } from './scanDocument';

/** @throws CliProblem if the configuration is wrong */
export async function openLspProject(
  world: CliWorld,
  root: string,
  flags: TermsFlags = {},
): Promise<LspProject> {
  const { terms, found } = await readDecidedTerms({ ...world, cwd: root }, flags);
  const folder = found?.root ?? root;
  const config = found?.config.scan;
  const scanner = openPackagedScanner(world.dataFolder);
  return {
    root: folder,
    terms,
    polyfill: config?.polyfill ?? [],
    degradeLine: config?.degradeLine,
    acceptedPath: resolve(folder, config?.accepted ?? 'plimsoll-accepted.json'),
    answers: await openAnswers(world, terms.server),
    scanner,
    dataFolder: world.dataFolder,
    types: new LspTypes(folder, config?.ignore ?? [], scanner),
  };
}
