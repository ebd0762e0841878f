// Options that several commands share.
import type { Command } from 'commander';
import type { ExitCode } from './ExitCode';

/** Takes the exit code that a command ends with. */
export type Finish = (code: ExitCode) => void;

export const EXITS = `
Exit codes: 0 good · 1 not (below the line, behind, new uses) · 2 wrong usage,
or a file cannot be written · 3 nothing could be read, or with --strict not all ·
4 server or data unreachable ·
5 unclear (can: only people whose release is unknown decide)`;

export function withTerms(command: Command): Command {
  return withOwnTerms(command)
    .option('--server <url>', 'ask a Plimsoll server, not the data in the package')
    .addHelpText('after', EXITS);
}

/** Those that need no server. */
export function withOwnTerms(command: Command): Command {
  return command
    .option('--audience <key>', 'the audience: world, region:DE, baseline:widely, custom:<id> …')
    .option('--line <percent>', 'the share that must be able to use a feature')
    .option('--config <file>', 'the configuration, by default the nearest plimsoll.config.json');
}
