import { availableParallelism, totalmem } from 'node:os';

/** The memory that one process may need under load. */
const BYTES_PER_WORKER = 1e9;

const MOST = 128;

/**
 * How many processes answer.
 * @throws Error with one sentence
 */
export function parseWorkers(value: string | undefined): number {
  if (!value) return defaultWorkers();
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (count >= 1 && count <= MOST) return count;
  throw new Error(`WORKERS is “${value}”, but a whole number from 1 to ${MOST} was expected.`);
}

/** A process for each core, if there is memory for them; a container has less than its machine. */
function defaultWorkers(): number {
  const memory = Math.min(process.constrainedMemory?.() || Infinity, totalmem());
  return Math.max(1, Math.min(MOST, availableParallelism(), Math.floor(memory / BYTES_PER_WORKER)));
}
