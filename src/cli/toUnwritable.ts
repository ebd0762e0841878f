import { CliProblem, EXIT } from './ExitCode';

/** Why the system refuses, and what to do, by its code. */
const REASONS: Readonly<Record<string, readonly [why: string, remedy: string]>> = {
  EACCES: ['you may not write there', 'Change the permissions, or give another path.'],
  EPERM: ['you may not write there', 'Change the permissions, or give another path.'],
  EROFS: ['the disk is read-only', 'Give a path on another one.'],
  EISDIR: ['it is a folder', 'Give the path of a file.'],
  ENOTDIR: ['a file stands where its folder would be', 'Move that file, or give another path.'],
  EEXIST: ['a file stands where its folder would be', 'Move that file, or give another path.'],
  ENOSPC: ['the disk is full', 'Make room, then run this again.'],
  EDQUOT: ['your share of the disk is full', 'Make room, then run this again.'],
  ENAMETOOLONG: ['its name is too long', 'Give a shorter path.'],
  ELOOP: ['its links lead in a circle', 'Give another path.'],
};

/**
 * The message for a file that cannot be written.
 * @param name as people know it
 * @param since a sentence about what was done anyway
 */
export function toUnwritable(name: string, cause: unknown, since?: string): CliProblem {
  const { code, message } = cause as NodeJS.ErrnoException;
  // Anything else is a fault of ours.
  if (code === undefined) throw cause;
  const [why, remedy] = REASONS[code] ?? [message, 'Give another path.'];
  return new CliProblem(
    EXIT.usage,
    [`${name} cannot be written: ${why} (${code}).`, since, remedy].filter(Boolean).join(' '),
  );
}
