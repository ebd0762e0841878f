// A scan of several projects at once: each file is judged by the configuration nearest to it, as an
// editor judges it.
import { type Dirent, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { CONFIG_NAME, findUpwards } from '@/cli/config/findConfig';
import type { FoundFile } from './findFiles';
import type { ScanFlags } from './ScanOptions';
import { nothingToScan, openPart, openScanRun, type ScanRun } from './ScanRun';

/** A run for each configuration, the run's own first; only those with files. */
export async function splitRun(run: ScanRun): Promise<readonly ScanRun[]> {
  // A configuration that is named is for all files, and a text has no file.
  if (run.flags.config !== undefined || run.flags.stdinFilename !== undefined) return [run];
  const groups = groupByConfig(run);
  const own = groups.get(run.config) ?? [];
  groups.delete(run.config);
  if (groups.size === 0) return [run];
  const runs: ScanRun[] = own.length > 0 ? [{ ...run, files: { ...run.files, files: own } }] : [];
  for (const [config, files] of [...groups].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
    runs.push(await openPart(run, config!, files));
  return runs.filter(({ files }) => files.files.length > 0);
}

function groupByConfig({
  config: own,
  files: { files },
}: ScanRun): Map<string | undefined, FoundFile[]> {
  const nearest = new Map<string, string | undefined>();
  const groups = new Map<string | undefined, FoundFile[]>();
  for (const file of files) {
    const folder = dirname(file.path);
    if (!nearest.has(folder)) nearest.set(folder, findUpwards(folder));
    const config = nearest.get(folder) ?? own;
    groups.set(config, [...(groups.get(config) ?? []), file]);
  }
  return groups;
}

/**
 * A run for each configuration at or below the working directory's own, with the files that it names.
 * @throws CliProblem if none of them has anything to scan
 */
export async function openWorkspaces(
  world: CliWorld,
  flags: ScanFlags,
): Promise<readonly ScanRun[]> {
  const top = dirname(findUpwards(world.cwd) ?? join(world.cwd, CONFIG_NAME));
  const runs: ScanRun[] = [];
  for (const config of findConfigs(top)) {
    const here = { ...world, cwd: dirname(config) };
    const whole = await openScanRun(here, [], { ...flags, ignoreUnknown: true });
    const [own] = (await splitRun(whole)).filter((part) => part.config === config);
    const label = config === join(top, CONFIG_NAME) ? '' : dirname(config).slice(top.length + 1);
    if (own && own.files.files.length > 0) runs.push({ ...own, world, label });
  }
  if (runs.length === 0) throw nothingToScan(['.'], { skipped: new Map(), closed: [] });
  return runs;
}

/** A folder's own before those below it. Those of dependencies are theirs. */
function findConfigs(folder: string): readonly string[] {
  const entries = openFolder(folder).sort((a, b) => (a.name < b.name ? -1 : 1));
  const own = entries.filter((entry) => entry.isFile() && entry.name === CONFIG_NAME);
  const open = entries.filter(
    (entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name),
  );
  return [
    ...own.map(({ name }) => join(folder, name)),
    ...open.flatMap(({ name }) => findConfigs(join(folder, name))),
  ];
}

function openFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
