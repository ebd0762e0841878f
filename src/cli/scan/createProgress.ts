import type { CliWorld } from '@/cli/CliWorld';
import type { FoundFile } from './findFiles';

const PROGRESS_MS = 100;

/** One line on a terminal, written over with each step. */
export function createProgress(
  { isTerminal, err }: CliWorld,
  inputs: readonly FoundFile[],
  quiet: boolean,
) {
  if (!isTerminal || quiet) return { step: () => undefined, clear: () => undefined };
  let [count, bytes, shownAt] = [0, 0, 0];
  return {
    step: (input: FoundFile) => {
      count++;
      bytes += input.bytes;
      if (Date.now() - shownAt < PROGRESS_MS) return;
      shownAt = Date.now();
      err(`\r\x1b[2KScanned ${count} of ${inputs.length} files, ${(bytes / 1e6).toFixed(1)} MB …`);
    },
    clear: () => err('\r\x1b[2K'),
  };
}
