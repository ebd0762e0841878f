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
  const embedded = embeddedAnswers(catalogue, async (code) => {
    // Few subjects are code, and the scanner takes time to load.
    const { readPackagedCode } = await import('./readPackagedCode');
    return readPackagedCode(dataFolder, code);
  });
  if (server === undefined) return embedded;
  const { serverAnswers } = await import('./serverAnswers');
  return serverAnswers(server, embedded.findPath);
}
