// All files → their results, in threads if the program is built, else in this one.
import type { ProjectTypes, Scanner } from '@/engines/scanner/forCommandLine';
import { createProgress } from './createProgress';
import type { FoundFile } from './findFiles';
import type { FileResult } from './FoundUse';
import { openPackagedScanner } from './openPackagedScanner';
import { outlineFiles, selectScripts } from './outlineFiles';
import { placesToKeep } from './placesToKeep';
import { scanFile } from './scanFile';
import { scanFiles } from './scanFiles';
import type { ScanRun } from './ScanRun';
import { keptPlacesIn } from './selectUses';
import { CheckedTypes } from './types/CheckedTypes';

interface Scanned {
  readonly results: readonly FileResult[];
  readonly isPartial: boolean;
}

export async function scanAll(run: ScanRun): Promise<Scanned> {
  const { world, files, root, options } = run;
  const typed = files.files.filter(({ language }) => language === 'ts' || language === 'tsx');
  const types =
    options.types === undefined
      ? undefined
      : new CheckedTypes(
          root,
          options.types,
          typed.map(({ path }) => path),
        );
  return world.program === undefined || types
    ? { results: await scanHere(run, types), isPartial: false }
    : scanInThreads(run, world.program);
}

async function scanHere(
  run: ScanRun,
  types: CheckedTypes | undefined,
): Promise<readonly FileResult[]> {
  const { world, root, flags } = run;
  const { files } = run.files;
  const { sourceMaps = true, allCode = false } = flags;
  const scanner = openPackagedScanner(world.dataFolder);
  const places = await placesToKeep(run);
  const keptPlaces = places && keptPlacesIn(scanner.table, places);
  // A compiler knows more than outlines.
  const project = types ? undefined : await openProject(scanner, files);
  const known = { root, sourceMaps, allCode, keptPlaces, types, project };
  const results: FileResult[] = [];
  for (const input of files) results.push(...(await scanFile(scanner, input, known)));
  return results;
}

async function openProject(
  scanner: Scanner,
  inputs: readonly FoundFile[],
): Promise<ProjectTypes | undefined> {
  const linked = selectScripts(inputs);
  if (linked.length < 2) return undefined;
  const { modules, outlines } = await outlineFiles(scanner, linked);
  return scanner.openProject(modules, outlines);
}

/** Ctrl+C ends it early. */
async function scanInThreads(run: ScanRun, program: string): Promise<Scanned> {
  const { world, root, options, flags } = run;
  const { files } = run.files;
  const { sourceMaps = true, allCode = false, quiet = false } = flags;
  const kept = await placesToKeep(run);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt);
  const progress = createProgress(world, files, quiet);
  try {
    const results = await scanFiles(files, {
      program,
      data: { dataFolder: world.dataFolder, root, sourceMaps, allCode, placesToKeep: kept },
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
