import type { CliWorld } from '@/cli/CliWorld';
import type { Answers } from './Answers';
import { embeddedAnswers, pathOfSubject } from './embeddedAnswers';
import { readPackagedCatalogue } from './packagedData';

/** @param server its address; undefined for the data in the package */
export async function openAnswers(
  { dataFolder }: CliWorld,
  server: string | undefined,
): Promise<Answers> {
  const catalogue = readPackagedCatalogue(dataFolder);
  if (server === undefined) return embeddedAnswers(catalogue);
  const { serverAnswers } = await import('./serverAnswers');
  return serverAnswers(server, (subject) => pathOfSubject(catalogue, subject));
}
