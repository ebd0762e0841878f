import { CommanderError } from 'commander';
import type { CliWorld } from './CliWorld';
import { createProgram } from './createProgram';
import { CliProblem, EXIT, type ExitCode } from './ExitCode';
import { replaceControlsInLines } from './replaceControls';

/** Runs one command. @param given the arguments after the program's name */
export async function runPlimsoll(world: CliWorld, given: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.good;
  const program = createProgram(world, (ended) => {
    code = ended;
  });
  try {
    if (given.length === 0) {
      world.err(program.helpInformation());
      return EXIT.usage;
    }
    await program.parseAsync(given.map(setApart), { from: 'user' });
    return code;
  } catch (error) {
    // Its message is written already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.good : EXIT.usage;
    if (!(error instanceof CliProblem)) throw error;
    world.err(`${replaceControlsInLines(error.message)}\n`);
    return error.exitCode;
  }
}

/** CSS such as `-webkit-text-stroke: 1px` and `--own: 1` is no flag, which a blank in front says. */
function setApart(argument: string): string {
  return /^-(?:apple|epub|khtml|moz|ms|o|webkit)-[a-z]|^--[\w-]+\s*:/.test(argument)
    ? ` ${argument}`
    : argument;
}
