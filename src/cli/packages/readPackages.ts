// The code of a project and of the packages in it: as bundled, where a source map tells what a bundle
// was made of; otherwise as its imports lead to it.
import { readUses, type ReadUses } from '@/cli/scan/findOutcome';
import type { ScanRun } from '@/cli/scan/ScanRun';
import { type CodeOwner, groupByPackage } from './groupByPackage';
import { reachPackages } from './reachPackages';
import { readManifest } from './resolveModule';

export interface PackageCode {
  readonly owners: readonly CodeOwner[];
  /** True if a source map says which package each place of a bundle comes from. */
  readonly isBundle: boolean;
  /** Imports that lead to no file. */
  readonly missing: readonly string[];
  /** Files that could not be read. */
  readonly unread: readonly string[];
  readonly isPartial: boolean;
}

/** @throws CliProblem if there is nothing to scan */
export async function readPackages(from: ScanRun, paths: readonly string[]): Promise<PackageCode> {
  const run = { ...from, options: { ...from.options, isAll: true } };
  const read = await readUses(run, paths);
  const isBundle = read.uses.some(({ original }) => original !== undefined);
  if (isBundle) return toCode(run, read, []);
  const { files } = run.files;
  const reached = reachPackages(files, {
    ...run.options,
    root: run.root,
    declared: declaredIn(run),
  });
  if (reached.files.length === 0) return toCode(run, read, reached.missing);
  // Maps lead on to sources that no browser gets.
  const flags = { ...run.flags, sourceMaps: false };
  const whole = { ...run, flags, files: { ...run.files, files: [...files, ...reached.files] } };
  return toCode(run, await readUses(whole, paths), reached.missing);
}

function toCode(
  { root }: ScanRun,
  { uses, results, isPartial }: ReadUses,
  missing: readonly string[],
): PackageCode {
  return {
    owners: groupByPackage(uses, root),
    isBundle: uses.some(({ original }) => original !== undefined),
    missing,
    unread: results.flatMap(({ name, problem }) =>
      problem ? [`${name}: ${problem.message}`] : [],
    ),
    isPartial,
  };
}

function declaredIn({ root }: ScanRun): ReadonlySet<string> {
  const { dependencies } = readManifest(root);
  return new Set(Object.keys(typeof dependencies === 'object' ? (dependencies ?? {}) : {}));
}
