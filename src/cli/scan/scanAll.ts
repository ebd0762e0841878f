import { packagedScanTable } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import {
  ModuleNames,
  type Outline,
  type ProjectTypes,
  Scanner,
  ScanTable,
} from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';
import type { FileResult } from './FoundUse';
import { outlineFile, scanFile } from './scanFile';
import { linkedInputs, scanFiles } from './scanFiles';
import type { ScanFlags, ScanOptions } from './ScanOptions';
import { CheckedTypes } from './types/CheckedTypes';

interface Scanned {
  readonly results: readonly FileResult[];
  readonly isPartial: boolean;
}

/** In threads where the program is built, else in this one. Ctrl+C ends it early. */
export async function scanAll(
  world: CliWorld,
  inputs: readonly FoundFile[],
  root: string,
  options: ScanOptions,
  { sourceMaps = true, quiet = false }: ScanFlags,
): Promise<Scanned> {
  const { dataFolder, program } = world;
  const { types } = options;
  const known =
    types === undefined
      ? undefined
      : new CheckedTypes(
          root,
          types,
          inputs.filter(isTyped).map(({ path }) => path),
        );
  if (program === undefined || known) {
    const scanner = new Scanner(new ScanTable(packagedScanTable(dataFolder)));
    const results: FileResult[] = [];
    const project = known ? undefined : await readProject(scanner, inputs);
    for (const input of inputs)
      results.push(
        ...(await scanFile(scanner, input, { root, sourceMaps, types: known, project })),
      );
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

/** What the files export; a compiler knows more. */
async function readProject(
  scanner: Scanner,
  inputs: readonly FoundFile[],
): Promise<ProjectTypes | undefined> {
  const linked = linkedInputs(inputs);
  if (linked.length < 2) return undefined;
  const modules = new ModuleNames(linked.map(({ name }) => name));
  const outlines: (Outline | undefined)[] = [];
  for (const input of linked) outlines.push(await outlineFile(scanner, input, modules));
  return scanner.openProject(modules, outlines);
}

function isTyped({ language }: FoundFile): boolean {
  return language === 'ts' || language === 'tsx';
}

const PROGRESS_MS = 100;

/** One line that is written over, on a terminal alone. */
function createProgress(
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
