// The first step of a scan: flags and configuration → the files to scan and the terms to judge by.
import { dirname, relative, resolve, sep } from 'node:path';
import ignore from 'ignore';
import type { Answers } from '@/cli/answers/Answers';
import { openAnswers } from '@/cli/answers/openAnswers';
import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { readDecidedTerms } from '@/cli/config/readDecidedTerms';
import type { Terms } from '@/cli/config/Terms';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { findChanged } from './findChanged';
import { findFiles, type FoundFile, type FoundFiles } from './findFiles';
import { type FoundUse, getPlace } from './FoundUse';
import { fileOfInput, stagedFiles } from './givenFiles';
import { skippedSentence } from './outcomeWords';
import { readScanOptions, type ScanFlags, type ScanOptions } from './ScanOptions';

/** Everything that the steps of one scan share. */
export interface ScanRun {
  readonly world: CliWorld;
  readonly flags: ScanFlags;
  readonly options: ScanOptions;
  readonly terms: Terms;
  readonly answers: Answers;
  /** The folder that names of files begin at. */
  readonly root: string;
  /** The configuration that it is judged by, if there is one. */
  readonly config: string | undefined;
  /** The root from the folder of the whole scan, with slashes; empty for that folder itself. */
  readonly label: string;
  readonly files: FoundFiles;
  /** False for uses that --since leaves out because their files did not change. */
  readonly isNew: (use: FoundUse) => boolean;
}

/** @throws CliProblem if there is nothing to scan */
export async function openScanRun(
  world: CliWorld,
  paths: readonly string[],
  flags: ScanFlags,
): Promise<ScanRun> {
  const { terms, found } = await readDecidedTerms(world, flags);
  const options = readScanOptions(flags, found);
  const root = found?.root ?? world.cwd;
  checkPolyfills(world, options);
  // A script's empty variable must not stand for this folder.
  if (paths.includes(''))
    throw new CliProblem(EXIT.usage, 'A path to scan is empty. For this folder, write “.”.');
  const given = paths.map((path) => resolve(world.cwd, path));
  const asked = given.length > 0 ? given : found?.config.scan.paths;
  const files = chooseFiles({ world, flags, options, root }, paths, asked);
  return {
    ...{ world, flags, options, terms, root, files, config: found?.path, label: '' },
    answers: await openAnswers(world, terms.server),
    isNew: findNew(root, flags),
  };
}

/** The part of a run whose files have another configuration nearest to them. */
export async function openPart(
  run: ScanRun,
  config: string,
  inputs: readonly FoundFile[],
): Promise<ScanRun> {
  const world = { ...run.world, cwd: dirname(config) };
  const { terms, found } = await readDecidedTerms(world, run.flags);
  const options = readScanOptions(run.flags, found);
  checkPolyfills(world, options);
  const root = dirname(config);
  const nameIn = (folder: string, path: string) => relative(folder, path).split(sep).join('/');
  const rules = ignore({ allowRelativePaths: true }).add([...options.ignore]);
  const files = inputs
    .map((input) => ({ ...input, name: nameIn(root, input.path) }))
    .filter(({ name }) => !rules.ignores(name));
  return {
    ...run,
    ...{ options, terms, root, config, label: nameIn(run.root, root) },
    files: { files, skipped: new Map(), closed: [] },
    answers: await openAnswers(world, terms.server),
    isNew: findNew(root, run.flags),
  };
}

function findNew(root: string, { since }: ScanFlags): ScanRun['isNew'] {
  const changed = since === undefined ? undefined : findChanged(root, since);
  return (use) => changed === undefined || changed.has(use.file) || changed.has(getPlace(use).file);
}

function checkPolyfills({ dataFolder }: CliWorld, { polyfill }: ScanOptions): void {
  const catalogue = readPackagedCatalogue(dataFolder);
  for (const name of polyfill)
    if (!catalogue.keyByPath(name) && !catalogue.featureBySlug(name))
      throw new CliProblem(
        EXIT.usage,
        `"polyfill" names “${name}”, which is not a feature. Look its id up with plimsoll can, or remove it.`,
      );
}

function chooseFiles(
  { world, flags, options, root }: Pick<ScanRun, 'world' | 'flags' | 'options' | 'root'>,
  paths: readonly string[],
  given: readonly string[] = [],
): FoundFiles {
  const { stdinFilename, staged, ignoreUnknown } = flags;
  if (stdinFilename !== undefined) return fileOfInput(world, root, stdinFilename);
  if (paths.includes('-'))
    throw new CliProblem(EXIT.usage, 'For standard input, name it: - --stdin-filename a.css.');
  if (staged) return stagedFiles(root, given);
  const files = findFiles(root, given.length > 0 ? given : ['.'], options.ignore, options);
  if (files.files.length === 0 && !ignoreUnknown) throw nothingToScan(given, files);
  return files;
}

export function nothingToScan(
  given: readonly string[],
  files: Pick<FoundFiles, 'skipped' | 'closed'>,
): CliProblem {
  return new CliProblem(
    EXIT.usage,
    [
      `There is nothing to scan in ${given.join(', ') || 'this folder'}: no CSS, HTML, JavaScript or TypeScript.`,
      skippedSentence(files),
      ...files.closed.map((name) => `The folder ${name} cannot be opened.`),
      'Name the folder of your build or your sources.',
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
  );
}
