import { packagedScanTable } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { Scanner } from '@/scanner/Scanner';
import { ScanTable } from '@/scanner/ScanTable';
import type { ScanInput } from './findFiles';
import type { FileResult } from './FoundUse';
import { scanFile } from './scanFile';
import { scanFiles } from './scanFiles';
import type { ScanFlags, ScanOptions } from './ScanOptions';

interface Scanned {
  readonly results: readonly FileResult[];
  readonly isPartial: boolean;
}

/** In threads where the program is built, else in this one. Ctrl+C ends it early. */
export async function scanAll(
  world: CliWorld,
  inputs: readonly ScanInput[],
  root: string,
  options: ScanOptions,
  { sourceMaps = true, quiet = false }: ScanFlags,
): Promise<Scanned> {
  const { dataFolder, program } = world;
  if (program === undefined) {
    const scanner = new Scanner(new ScanTable(packagedScanTable(dataFolder)));
    const results: FileResult[] = [];
    for (const input of inputs)
      results.push(...(await scanFile(scanner, input, { root, sourceMaps })));
    return { results, isPartial: false };
  }
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt);
  const progress = createProgress(world, inputs, quiet);
  try {
    const results = await scanFiles(inputs, {
      program,
      data: { dataFolder, root, sourceMaps },
      threads: options.threads,
      msPerFile: options.msPerFile,
      interrupted: interruption.signal,
      onDone: progress.step,
    });
    return { results, isPartial: interruption.signal.aborted };
  } finally {
    process.off('SIGINT', interrupt);
    progress.clear();
  }
}

const PROGRESS_MS = 100;

/** One line that is written over, on a terminal alone. */
function createProgress(
  { isTerminal, err }: CliWorld,
  inputs: readonly ScanInput[],
  quiet: boolean,
) {
  if (!isTerminal || quiet) return { step: () => undefined, clear: () => undefined };
  let [count, bytes, shownAt] = [0, 0, 0];
  return {
    step: (input: ScanInput) => {
      count++;
      bytes += input.bytes;
      if (Date.now() - shownAt < PROGRESS_MS) return;
      shownAt = Date.now();
      err(`\r\x1b[2KScanned ${count} of ${inputs.length} files, ${(bytes / 1e6).toFixed(1)} MB …`);
    },
    clear: () => err('\r\x1b[2K'),
  };
}
