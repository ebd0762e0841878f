/** Exit codes of commands, for scripts. */
export const EXIT = {
  /** At or above the line, in step, nothing new. */
  good: 0,
  /** Below the line, behind, new uses. */
  not: 1,
  /** Wrong usage or configuration, or a file that cannot be written. */
  usage: 2,
  /** Nothing could be read or, with `--strict`, a file or a part of one could not. */
  unreadable: 3,
  /** The server or its data cannot be reached. */
  unreachable: 4,
  /** Only people whose release is unknown decide. */
  unclear: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A reason why a command cannot go on. The message says where, and what to do. */
export class CliProblem extends Error {
  override readonly name = 'CliProblem';

  constructor(
    readonly exitCode: ExitCode,
    message: string,
  ) {
    super(message);
  }
}
