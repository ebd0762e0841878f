// How a command ends. Easy to get wrong: Node.js ends a process with 0 as soon as nothing holds it,
// even in the middle of an `await`. So a command has failed until it has come to its end.
import { isRefusal } from '@/domain/Refusal';

/**
 * Runs a command. It ends with 0 only after `main` has; otherwise with 1 and the reason on stderr: a
 * sentence where the command refused, and a stack trace where it broke.
 */
export async function runCommand(
  main: (given: readonly string[]) => Promise<void> | void,
): Promise<void> {
  process.exitCode = 1;
  process.once('exit', reportUnfinished);
  try {
    await main(process.argv.slice(2));
    process.exitCode = 0;
  } catch (cause) {
    console.error(explain(cause));
  } finally {
    process.off('exit', reportUnfinished);
  }
}

const reportUnfinished = (): void =>
  console.error('The command ended before it was done. That is a fault of Plimsoll’s.');

/** A sentence for who ran the command, or the whole error for who mends it. */
function explain(cause: unknown): unknown {
  if (isRefusal(cause) && cause.code === 'STORAGE_UNAVAILABLE')
    return `The database cannot be used: ${String(cause.details.reason)}.`;
  return isSentence(cause) ? cause.message : cause;
}

/** Refusals are, as are plain errors and those of the system; drivers add a code of their own. */
function isSentence(cause: unknown): cause is Error {
  if (!(cause instanceof Error)) return false;
  const isPlain = Object.getPrototypeOf(cause) === Error.prototype;
  return isRefusal(cause) || (isPlain && (!('code' in cause) || 'syscall' in cause));
}
