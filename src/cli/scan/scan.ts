// plimsoll scan: files → uses → who can run them → reports and an exit code. Each step is a file:
// read, outline, scan and place (`scanAll`), then mark, then judge (`findOutcome`).
import { posix } from 'node:path';
import { readPackagedScanTable } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceFiles } from '@/cli/sync/replaceFiles';
import { formatCountWithNoun } from '@/domain/format';
import { ScanTable } from '@/engines/scanner/forCommandLine';
import { acceptedPath, type AcceptedUses, acceptUses, writeAcceptedUses } from './acceptedUses';
import {
  findOpen,
  findOutcome,
  type JudgedRun,
  judgeRun,
  type ReadUses,
  readUses,
} from './findOutcome';
import type { ScanPart } from './formatParts';
import type { FoundUse } from './FoundUse';
import { usesToAccept } from './judgeAccepted';
import { listKeys } from './listKeys';
import { nameRepository } from './nameRepository';
import type { ReportTarget } from './reportUses';
import type { ScanFlags } from './ScanOptions';
import { isFailed, type ScanOutcome } from './ScanOutcome';
import { openScanRun, type ScanRun } from './ScanRun';
import { openWorkspaces, splitRun } from './splitRun';
import { type LabeledUses, toUseReport } from './toUseReport';
import { writeOutputs } from './writeOutputs';

export async function scan(
  world: CliWorld,
  paths: readonly string[],
  flags: ScanFlags,
): Promise<ExitCode> {
  const target = await findTarget(world, flags);
  const runs = await openRuns(world, paths, flags);
  const [first] = runs;
  if (!first || runs.every(({ files }) => files.files.length === 0)) {
    world.err('There is nothing to scan.\n');
    return EXIT.good;
  }
  if (flags.retire) return listRetirable(first);
  if (flags.packages) {
    const { listPackages } = await import('@/cli/packages/listPackages');
    return listPackages(first, paths);
  }
  const parts: ScanPart[] = [];
  const found: LabeledUses[] = [];
  for (const run of runs) {
    const read = await readUses(run, paths, runs.length > 1);
    if (flags.listKeys) return listKeys(world, read.uses);
    if (flags.explain !== undefined) {
      const { explainUses } = await import('./explainUses');
      return explainUses(world, read.uses, flags.explain, run);
    }
    found.push({ label: run.label, uses: read.uses });
    const judged = await judgeRun(run, read);
    if (flags.accept || flags.prune) await acceptOrPrune(run, read, judged);
    else parts.push({ label: run.label, outcome: await findOutcome(run, read, judged) });
  }
  if (parts.length === 0) return EXIT.good;
  writeOutputs(world, parts, first.options);
  if (flags.comment) {
    const { commentOnPull } = await import('./commentOnPull');
    await commentOnPull(world, parts);
  }
  if (target) await report(world, target, { parts, found });
  return worstOf(parts.map(({ outcome }) => toExitCode(outcome, flags)));
}

/** Refuses before anything is scanned. */
async function findTarget(world: CliWorld, flags: ScanFlags): Promise<ReportTarget | undefined> {
  if (flags.report === undefined) return undefined;
  const { findReportTarget } = await import('./reportUses');
  return findReportTarget(world, flags);
}

async function report(
  world: CliWorld,
  target: ReportTarget,
  { parts, found }: { readonly parts: readonly ScanPart[]; readonly found: readonly LabeledUses[] },
): Promise<void> {
  // The page would say that whatever was not read is no longer in use.
  if (parts.some(({ outcome }) => outcome.isPartial))
    return world.err('The scan is not whole, so nothing was reported.\n');
  const { sendReport } = await import('./reportUses');
  await sendReport(world, target, toUseReport(nameRepository(world), found));
}

/** Questions about code, not about who can run it, go by one configuration. */
async function openRuns(
  world: CliWorld,
  paths: readonly string[],
  flags: ScanFlags,
): Promise<readonly ScanRun[]> {
  if (flags.workspaces) return openWorkspaces(world, flags);
  const run = await openScanRun(world, paths, flags);
  const isWhole = flags.retire || flags.packages || flags.listKeys || flags.explain !== undefined;
  return isWhole ? [run] : splitRun(run);
}

/** Half an answer is worse than a bad one. */
function worstOf(codes: readonly ExitCode[]): ExitCode {
  const worst = [EXIT.interrupted, EXIT.unreadable, EXIT.not].find((code) => codes.includes(code));
  return worst ?? EXIT.good;
}

async function acceptOrPrune(run: ScanRun, read: ReadUses, judged: JudgedRun): Promise<void> {
  const { flags } = run;
  const judge = (some: readonly FoundUse[]) => findOpen(run, some);
  const wanted = flags.accept ? await usesToAccept(judge, judged, read.uses) : [];
  const kept = flags.prune ? judged.pruned.left : judged.known;
  rewriteAccepted(run, kept, wanted.filter(run.isNew));
}

function toExitCode(outcome: ScanOutcome, { strict }: ScanFlags): ExitCode {
  if (outcome.isPartial) return EXIT.interrupted;
  if (!outcome.hasShare || (strict && outcome.unreadable.length > 0)) return EXIT.unreadable;
  return isFailed(outcome) ? EXIT.not : EXIT.good;
}

async function listRetirable({ world, files, options, answers, terms }: ScanRun) {
  const { retire } = await import('./retire/retire');
  const isJson = options.outputs.some(({ format }) => format === 'json');
  const table = new ScanTable(readPackagedScanTable(world.dataFolder));
  return retire(world, files.files, table, { answers, terms, isJson });
}

function rewriteAccepted(run: ScanRun, accepted: AcceptedUses, uses: readonly FoundUse[]): void {
  const { world, flags, options } = run;
  const name = posix.join(run.label, options.accepted);
  const { reason = 'There before the scan.' } = flags;
  const text = writeAcceptedUses(acceptUses(accepted, uses, reason));
  replaceFiles([{ name, path: acceptedPath(run), text }]);
  const asks = uses.length > 0 && flags.reason === undefined;
  world.out(
    `${name}: ${formatCountWithNoun(uses.length, 'use')} accepted now.${asks ? ' Give each a reason there.' : ''}\n`,
  );
}
