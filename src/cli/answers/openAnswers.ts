import type { CliWorld } from '@/cli/CliWorld';
import type { Answers } from './Answers';
import { embeddedAnswers } from './embeddedAnswers';
import { readPackagedCatalogue } from './packagedData';

/** @param server its address; undefined for the data in the package */
export async function openAnswers(
  { dataFolder }: CliWorld,
  server: string | undefined,
): Promise<Answers> {
  const catalogue = readPackagedCatalogue(dataFolder);
  const embedded = embeddedAnswers(catalogue);
  if (server === undefined) return embedded;
  const { serverAnswers } = await import('./serverAnswers');
  return serverAnswers(server, embedded.findPath);
}
