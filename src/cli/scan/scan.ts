// plimsoll scan: files → uses → who can run them → reports and an exit code. Each step is a file:
// read, outline, scan and place (`scanAll`), then mark, then judge (`findOutcome`).
import { readPackagedScanTable } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceFiles } from '@/cli/sync/replaceFiles';
import { formatCountWithNoun } from '@/domain/format';
import { ScanTable } from '@/engines/scanner/forCommandLine';
import { type AcceptedUses, acceptUses, writeAcceptedUses } from './acceptedUses';
import { acceptedPath, findOpen, findOutcome, judgeRun, readUses } from './findOutcome';
import type { FoundUse } from './FoundUse';
import { usesToAccept } from './judgeAccepted';
import { listKeys } from './listKeys';
import type { ScanFlags } from './ScanOptions';
import { isFailed, type ScanOutcome } from './ScanOutcome';
import { openScanRun, type ScanRun } from './ScanRun';
import { writeOutputs } from './writeOutputs';

export async function scan(
  world: CliWorld,
  paths: readonly string[],
  flags: ScanFlags,
): Promise<ExitCode> {
  const run = await openScanRun(world, paths, flags);
  if (run.files.files.length === 0) {
    world.err('There is nothing to scan.\n');
    return EXIT.good;
  }
  if (flags.retire) return listRetirable(run);
  const read = await readUses(run, paths);
  if (flags.listKeys) return listKeys(world, read.uses);
  if (flags.explain !== undefined) {
    const { explainUses } = await import('./explainUses');
    return explainUses(world, read.uses, flags.explain, run);
  }
  const judged = await judgeRun(run, read);
  if (flags.accept || flags.prune) {
    const judge = (some: readonly FoundUse[]) => findOpen(run, some);
    const wanted = flags.accept ? await usesToAccept(judge, judged, read.uses) : [];
    const kept = flags.prune ? judged.pruned.left : judged.known;
    return rewriteAccepted(run, kept, wanted.filter(run.isNew));
  }
  const outcome = await findOutcome(run, read, judged);
  writeOutputs(world, outcome, run.options);
  return toExitCode(outcome, flags);
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

function rewriteAccepted(
  run: ScanRun,
  accepted: AcceptedUses,
  uses: readonly FoundUse[],
): ExitCode {
  const { world, flags, options } = run;
  const { reason = 'There before the scan.' } = flags;
  const text = writeAcceptedUses(acceptUses(accepted, uses, reason));
  replaceFiles([{ name: options.accepted, path: acceptedPath(run), text }]);
  const asks = uses.length > 0 && flags.reason === undefined;
  world.out(
    `${options.accepted}: ${formatCountWithNoun(uses.length, 'use')} accepted now.${asks ? ' Give each a reason there.' : ''}\n`,
  );
  return EXIT.good;
}
