import { writeBeaconScript } from '@/server/data/catalogue/presenceTable';
import { readPackagedBeacon } from './answers/packagedData';
import type { CliWorld } from './CliWorld';
import { CliProblem, EXIT, type ExitCode } from './ExitCode';

/** For sites that serve the script themselves, or inline it. @throws CliProblem */
export function beacon(world: CliWorld, address: string): ExitCode {
  const [site] =
    /^https?:\/\/[\w.:[\]/-]+\/m\/[\w-]{1,40}$/.exec(address.replace(/\.js$/, '')) ?? [];
  if (site === undefined)
    throw new CliProblem(
      EXIT.usage,
      'Write the address that the page of the measured audience shows, such as https://plimsoll.example/m/4Xw9q2.',
    );
  world.out(writeBeaconScript(readPackagedBeacon(world.dataFolder), site));
  return EXIT.good;
}
