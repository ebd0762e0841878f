// Options that several commands share.
import type { Command } from 'commander';
import type { ExitCode } from './ExitCode';

/** Takes the exit code that a command ends with. */
export type Finish = (code: ExitCode) => void;

export const EXITS = `
Exit codes: 0 passed · 1 failed (below the line, file out of date, new uses) · 2 usage error or unwritable file · 3 nothing could be read, or with --strict not all · 4 server or data unreachable · 5 unclear (can: it depends on people whose version we don’t know)`;

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

/** Collects the values of an option that may be repeated. */
export const list = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];
