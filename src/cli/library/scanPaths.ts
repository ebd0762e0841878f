import { posix } from 'node:path';
import { findOutcome, judgeRun, readUses } from '@/cli/scan/findOutcome';
import { toReport } from '@/cli/scan/formats/jsonReport';
import { openScanRun, type ScanRun } from '@/cli/scan/ScanRun';
import { splitRun } from '@/cli/scan/splitRun';
import type { Options, ScanReport } from './apiTypes';
import { libraryWorld, toFlags } from './libraryWorld';

export async function scanPaths(paths: readonly string[], options: Options): Promise<ScanReport> {
  const run = await openScanRun(libraryWorld(options), paths, { ...toFlags(options), quiet: true });
  const runs = await splitRun(run);
  const reports: ScanReport[] = [];
  for (const part of runs) reports.push(await reportOn(part, paths, runs.length > 1));
  return joinReports(reports);
}

async function reportOn(
  run: ScanRun,
  paths: readonly string[],
  isPart: boolean,
): Promise<ScanReport> {
  const read = await readUses(run, paths, isPart);
  const report = toReport(await findOutcome(run, read, await judgeRun(run, read)));
  return isPart ? withFolder(report, run.label) : report;
}

/** With names of files from the folder of the whole scan. */
function withFolder(report: ScanReport, folder: string): ScanReport {
  const here = <Place extends { readonly file: string }>(place: Place): Place => ({
    ...place,
    file: posix.join(folder, place.file),
  });
  return {
    ...report,
    findings: report.findings.map((finding) => ({
      ...here(finding),
      ...(finding.original && { original: here(finding.original) }),
    })),
    unreadable: report.unreadable.map(here),
    wrongComments: report.wrongComments.map(here),
  };
}

/** The numbers are those of the part that is the furthest below its line. */
function joinReports(reports: readonly ScanReport[]): ScanReport {
  const margin = ({ runsShare, line }: ScanReport) => (runsShare ?? 1) * 100 - line;
  const [worst] = reports.toSorted((a, b) => margin(a) - margin(b));
  return {
    ...worst!,
    findings: reports.flatMap(({ findings }) => findings),
    accepted: reports.reduce((sum, { accepted }) => sum + accepted, 0),
    files: reports.reduce((sum, { files }) => sum + files, 0),
    unreadable: reports.flatMap(({ unreadable }) => unreadable),
    wrongComments: reports.flatMap(({ wrongComments }) => wrongComments),
    notes: reports.flatMap(({ notes }) => notes),
  };
}
