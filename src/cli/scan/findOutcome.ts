// The middle of a scan: files → uses → findings with shares, for the command and the library alike.
import { CliProblem } from '@/cli/ExitCode';
import { acceptedPath, type AcceptedUses, readAcceptedUses } from './acceptedUses';
import { askReport } from './askReport';
import { folderInRepository } from './folderInRepository';
import { type FileResult, type FoundUse, getPlace } from './FoundUse';
import { judgeAccepted, type JudgedUses } from './judgeAccepted';
import { judgeUses } from './judgeUses';
import { markUses, pruneAccepted } from './markUses';
import { type KeyFacts, readKeyFacts } from './readKeyFacts';
import { readLowering } from './readLowering';
import { scanAll } from './scanAll';
import { toUnreadable } from './scanFile';
import type { ScanFinding, ScanOutcome } from './ScanOutcome';
import { nothingToScan, type ScanRun } from './ScanRun';
import { countLeftOut, summarize } from './summarize';
import { withoutThirdParty } from './withoutThirdParty';

/** The uses in the files of a run. */
export interface ReadUses {
  readonly results: readonly FileResult[];
  /** Marked with what the project says about them. */
  readonly uses: readonly FoundUse[];
  readonly isPartial: boolean;
}

/**
 * @param isPart true if other runs may find what this one does not
 * @throws CliProblem if none of the files is code that reaches a browser
 */
export async function readUses(
  run: ScanRun,
  paths: readonly string[],
  isPart = false,
): Promise<ReadUses> {
  const scanned = await scanAll(run);
  const results = [...scanned.results, ...run.files.closed.map(closedFolder)];
  if (!isPart && scanned.results.length > 0 && results.every(({ leftOut }) => leftOut))
    throw nothingToScan(paths, {
      closed: [],
      skipped: countLeftOut(results, run.files.skipped),
    });
  return { results, uses: markAll(run, results), isPartial: scanned.isPartial };
}

function closedFolder(name: string): FileResult {
  return toUnreadable(`${name}/`, 'The folder cannot be opened. Check its permissions.');
}

function markAll(
  { options: { polyfill }, terms: { adopt }, flags, root }: ScanRun,
  results: readonly FileResult[],
): readonly FoundUse[] {
  const marked = markUses(results, { polyfill, adopt, findLowering: readLowering(root) });
  return flags.thirdParty === 'skip' ? withoutThirdParty(marked) : marked;
}

/** Failures, with those that were accepted before. */
export interface JudgedRun extends JudgedUses {
  readonly known: AcceptedUses;
  readonly pruned: ReturnType<typeof pruneAccepted>;
}

export async function judgeRun(run: ScanRun, { results, uses }: ReadUses): Promise<JudgedRun> {
  const known = readAcceptedUses(acceptedPath(run), run.options.accepted);
  const judged = await judgeAccepted((some) => findOpen(run, some), uses, known);
  const pruned = pruneAccepted(known, judged.candidates, namesOf(results, uses));
  return { ...judged, known, pruned };
}

/** Errors, warnings and hints, before uses that were accepted one by one. */
export async function findOpen(
  run: ScanRun,
  uses: readonly FoundUse[],
): Promise<readonly ScanFinding[]> {
  const facts = await askReport(run, uses, ({ guard }) => guard !== null);
  return judgeUses(uses, { terms: run.terms, degradeLine: run.options.degradeLine, facts });
}

/** Scanned files, and the sources that they were built from. */
function namesOf(results: readonly FileResult[], uses: readonly FoundUse[]): ReadonlySet<string> {
  return new Set([...results.map(({ name }) => name), ...uses.map((use) => getPlace(use).file)]);
}

export async function findOutcome(
  run: ScanRun,
  read: ReadUses,
  judged: JudgedRun,
): Promise<ScanOutcome> {
  const findings = judged.findings.filter(({ use }) => run.isNew(use));
  const accepted = judged.uses.filter(({ guard }) => guard === 'accepted');
  return {
    ...summarize(read.results, run.files),
    ...{ findings, version: run.world.version, folder: folderInRepository(run.root) },
    ...{ line: run.terms.line, server: run.terms.server, isPartial: read.isPartial },
    eachUse: () => judged.uses,
    accepted,
    facts: await askReport(run, judged.uses, ({ guard }) => guard !== null && guard !== 'accepted'),
    prunable: judged.pruned.gone,
    keyFacts: await describeKeys(run, [...findings.map(({ use }) => use), ...accepted]),
  };
}

/** Only SARIF and the comment on a pull request explain keys. */
async function describeKeys(run: ScanRun, uses: readonly FoundUse[]) {
  const facts = new Map<string, KeyFacts>();
  const isAsked = run.flags.comment || run.options.outputs.some(({ format }) => format === 'sarif');
  if (!isAsked) return facts;
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
