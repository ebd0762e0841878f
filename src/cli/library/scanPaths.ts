import { findOutcome, judgeRun, readUses } from '@/cli/scan/findOutcome';
import { toReport } from '@/cli/scan/formats/jsonReport';
import { openScanRun } from '@/cli/scan/ScanRun';
import type { Options, ScanReport } from './apiTypes';
import { libraryWorld, toFlags } from './libraryWorld';

export async function scanPaths(paths: readonly string[], options: Options): Promise<ScanReport> {
  const run = await openScanRun(libraryWorld(options), paths, { ...toFlags(options), quiet: true });
  const read = await readUses(run, paths);
  return toReport(await findOutcome(run, read, await judgeRun(run, read)));
}
