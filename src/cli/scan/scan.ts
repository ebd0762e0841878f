// plimsoll scan: files → uses → who can run them → reports and an exit code. Each step is a file:
// read, outline, scan and place (`scanAll`), then mark, then judge.
import { resolve } from 'node:path';
import { readPackagedScanTable } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceFiles } from '@/cli/sync/replaceFiles';
import { formatCountWithNoun } from '@/domain/format';
import { ScanTable } from '@/engines/scanner/forCommandLine';
import { type AcceptedUses, acceptUses, readAcceptedUses, writeAcceptedUses } from './acceptedUses';
import { askReport } from './askReport';
import { folderInRepository } from './folderInRepository';
import { type FileResult, type FoundUse, getPlace } from './FoundUse';
import { judgeAccepted, usesToAccept } from './judgeAccepted';
import { judgeUses } from './judgeUses';
import { listKeys } from './listKeys';
import { markUses, pruneAccepted } from './markUses';
import { type KeyFacts, readKeyFacts } from './readKeyFacts';
import { scanAll } from './scanAll';
import { toUnreadable } from './scanFile';
import type { ScanFlags } from './ScanOptions';
import { isFailed, type ScanFinding, type ScanOutcome } from './ScanOutcome';
import { nothingToScan, openScanRun, type ScanRun } from './ScanRun';
import { countLeftOut, summarize } from './summarize';
import { withoutThirdParty } from './withoutThirdParty';
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
  const scanned = await scanAll(run);
  const results = [...scanned.results, ...run.files.closed.map(closedFolder)];
  if (scanned.results.length > 0 && results.every(({ leftOut }) => leftOut))
    throw nothingToScan(paths, {
      closed: [],
      skipped: countLeftOut(results, run.files.skipped),
    });
  const known = readAcceptedUses(acceptedPath(run), run.options.accepted);
  const uses = markAll(run, results);
  if (flags.listKeys) return listKeys(world, uses);
  if (flags.explain !== undefined) {
    const { explainUses } = await import('./explainUses');
    return explainUses(world, uses, flags.explain, run);
  }

  const judge = (some: readonly FoundUse[]) => findOpen(run, some);
  const judged = await judgeAccepted(judge, uses, known);
  const pruned = pruneAccepted(known, judged.candidates, namesOf(results, uses));
  if (flags.accept || flags.prune)
    return rewriteAccepted(
      run,
      flags.prune ? pruned.left : known,
      flags.accept ? (await usesToAccept(judge, judged, uses)).filter(run.isNew) : [],
    );

  const findings = judged.findings.filter(({ use }) => run.isNew(use));
  const accepted = judged.uses.filter(({ guard }) => guard === 'accepted');
  const outcome: ScanOutcome = {
    ...summarize(results, run.files),
    ...{ findings, version: world.version, folder: folderInRepository(run.root) },
    ...{ line: run.terms.line, server: run.terms.server, isPartial: scanned.isPartial },
    eachUse: () => judged.uses,
    accepted,
    facts: await askReport(run, judged.uses, ({ guard }) => guard !== null && guard !== 'accepted'),
    prunable: pruned.gone,
    keyFacts: await describeKeys(run, [...findings.map(({ use }) => use), ...accepted]),
  };
  writeOutputs(world, outcome, run.options);
  return toExitCode(outcome, flags);
}

function toExitCode(outcome: ScanOutcome, { strict }: ScanFlags): ExitCode {
  if (outcome.isPartial) return EXIT.interrupted;
  if (!outcome.hasShare || (strict && outcome.unreadable.length > 0)) return EXIT.unreadable;
  return isFailed(outcome) ? EXIT.not : EXIT.good;
}

/** Only SARIF explains keys. */
async function describeKeys(run: ScanRun, uses: readonly FoundUse[]) {
  const facts = new Map<string, KeyFacts>();
  if (!run.options.outputs.some(({ format }) => format === 'sarif')) return facts;
  const asking = { ...run, dataFolder: run.world.dataFolder };
  try {
    for (const key of new Set(uses.map((use) => use.key)))
      facts.set(key, await readKeyFacts(asking, key));
  } catch (problem) {
    // A server may answer the scan and then be tired of questions: the report is worth more.
    if (!(problem instanceof CliProblem)) throw problem;
  }
  return facts;
}

async function listRetirable({ world, files, options, answers, terms }: ScanRun) {
  const { retire } = await import('./retire/retire');
  const isJson = options.outputs.some(({ format }) => format === 'json');
  const table = new ScanTable(readPackagedScanTable(world.dataFolder));
  return retire(world, files.files, table, { answers, terms, isJson });
}

function closedFolder(name: string): FileResult {
  return toUnreadable(`${name}/`, 'The folder cannot be opened. Check its permissions.');
}

function acceptedPath({ root, options }: ScanRun): string {
  return resolve(root, options.accepted);
}

function markAll(
  { options: { polyfill }, terms: { adopt }, flags }: ScanRun,
  results: readonly FileResult[],
): readonly FoundUse[] {
  const marked = markUses(results, { polyfill, adopt });
  return flags.thirdParty === 'skip' ? withoutThirdParty(marked) : marked;
}

/** Scanned files, and the sources that they were built from. */
function namesOf(results: readonly FileResult[], uses: readonly FoundUse[]): ReadonlySet<string> {
  return new Set([...results.map(({ name }) => name), ...uses.map((use) => getPlace(use).file)]);
}

/** Errors, warnings and hints, before uses that were accepted one by one. */
async function findOpen(run: ScanRun, uses: readonly FoundUse[]): Promise<readonly ScanFinding[]> {
  const facts = await askReport(run, uses, ({ guard }) => guard !== null);
  return judgeUses(uses, { terms: run.terms, degradeLine: run.options.degradeLine, facts });
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
