// plimsoll scan: files → uses → who can run them → reports and an exit code.
import { resolve } from 'node:path';
import type { Answers } from '@/cli/answers/Answers';
import { openAnswers } from '@/cli/answers/openAnswers';
import { packagedCatalogue, packagedScanTable } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { readDecidedTerms } from '@/cli/config/readDecidedTerms';
import type { Terms } from '@/cli/config/Terms';
import { CliProblem, EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceFiles } from '@/cli/sync/replaceFiles';
import { formatCountWithNoun } from '@/domain/format';
import { ScanTable } from '@/engines/scanner/forCommandLine';
import { acceptUses, readAcceptedUses, writeAcceptedUses } from './acceptedUses';
import { changedSince } from './changedSince';
import { explainUses } from './explainUses';
import { findFiles, type FoundFiles } from './findFiles';
import { type FileResult, type FoundUse, getPlace } from './FoundUse';
import { judgeAccepted, usesToAccept } from './judgeAccepted';
import { judgeUses, toKeyUses } from './judgeUses';
import { listKeys } from './listKeys';
import { markUses, pruneAccepted } from './markUses';
import { skippedSentence } from './outcomeWords';
import { scanAll } from './scanAll';
import { unreadable } from './scanFile';
import { readScanOptions, type ScanFlags, type ScanOptions } from './ScanOptions';
import { isFailed, type ScanFinding, type ScanOutcome } from './ScanOutcome';
import { withoutThirdParty } from './thirdParty';
import { writeOutputs } from './writeOutputs';

export async function scan(
  world: CliWorld,
  paths: readonly string[],
  flags: ScanFlags,
): Promise<ExitCode> {
  const { terms, found } = await readDecidedTerms(world, flags);
  const options = readScanOptions(flags, found, world.isTerminal);
  const root = found?.root ?? world.cwd;
  checkPolyfills(world, options);
  const changed = flags.since === undefined ? undefined : changedSince(root, flags.since);
  // An empty variable of a script must not stand for this folder.
  if (paths.includes(''))
    throw new CliProblem(EXIT.usage, 'A path to scan is empty. For this folder, write “.”.');
  const asked = paths.map((path) => resolve(world.cwd, path));
  const files = findGiven(root, asked.length > 0 ? asked : found?.config.scan.paths, options);
  const answers = await openAnswers(world, terms.server);
  if (flags.retire) return listRetirable(world, files, options, { answers, terms });
  const scanned = await scanAll(world, files.files, root, options, flags);
  const { isPartial } = scanned;
  const results = [...scanned.results, ...files.closed.map(closedFolder)];

  const acceptedPath = resolve(root, options.accepted);
  const accepted = readAcceptedUses(acceptedPath, options.accepted);
  const known = markUses(results, { polyfill: options.polyfill, adopt: terms.adopt });
  const uses = flags.thirdParty === 'skip' ? withoutThirdParty(known) : known;
  if (flags.listKeys || flags.explain !== undefined)
    return answerDetails(world, uses, flags, { answers, terms, root });
  const gate = { answers, terms, degradeLine: options.degradeLine };
  const judge = (some: readonly FoundUse[]) => findOpen(gate, some);
  const judged = await judgeAccepted(judge, uses, accepted);
  const { uses: marked, findings } = judged;
  const isNew = (use: FoundUse): boolean =>
    changed === undefined || changed.has(use.file) || changed.has(getPlace(use).file);
  const names = new Set([
    ...results.map(({ name }) => name),
    ...uses.map((use) => getPlace(use).file),
  ]);
  const pruned = pruneAccepted(accepted, judged.candidates, names);
  if (flags.accept || flags.prune)
    return rewriteAccepted(world, acceptedPath, options.accepted, {
      accepted: flags.prune ? pruned.left : accepted,
      uses: flags.accept ? (await usesToAccept(judge, judged, uses)).filter(isNew) : [],
      reason: flags.reason,
    });

  const outcome: ScanOutcome = {
    ...summarize(results, files),
    uses: marked,
    findings: findings.filter(({ use }) => isNew(use)),
    facts: await report(gate, marked, ({ guard }) => guard !== null && guard !== 'accepted'),
    line: terms.line,
    acceptedCount: marked.filter(({ guard }) => guard === 'accepted').length,
    prunable: pruned.gone,
    isPartial,
    version: world.version,
  };
  writeOutputs(world, outcome, options.outputs);
  if (isPartial) return EXIT.interrupted;
  if (flags.strict && outcome.unreadable.length > 0) return EXIT.unreadable;
  return isFailed(outcome) ? EXIT.not : EXIT.good;
}

async function listRetirable(
  world: CliWorld,
  { files }: FoundFiles,
  { outputs }: ScanOptions,
  asking: Pick<Gate, 'answers' | 'terms'>,
): Promise<ExitCode> {
  const { retire } = await import('./retire/retire');
  const isJson = outputs.some(({ format }) => format === 'json');
  const table = new ScanTable(packagedScanTable(world.dataFolder));
  return retire(world, files, table, { ...asking, isJson });
}

/** What is asked of the uses themselves, whatever the line. */
async function answerDetails(
  world: CliWorld,
  uses: readonly FoundUse[],
  { explain }: ScanFlags,
  asking: Parameters<typeof explainUses>[3],
): Promise<ExitCode> {
  return explain === undefined ? listKeys(world, uses) : explainUses(world, uses, explain, asking);
}

interface Gate {
  readonly answers: Answers;
  readonly terms: Terms;
  readonly degradeLine: number | undefined;
}

function report(
  { answers, terms }: Gate,
  uses: readonly FoundUse[],
  isGuarded: (use: FoundUse) => boolean,
) {
  return answers.report(toKeyUses(uses, isGuarded), terms);
}

/** What fails or is warned of, before uses that were accepted one by one. */
async function findOpen(gate: Gate, uses: readonly FoundUse[]): Promise<readonly ScanFinding[]> {
  const facts = await report(gate, uses, ({ guard }) => guard !== null);
  return judgeUses(uses, { ...gate, facts });
}

function checkPolyfills({ dataFolder }: CliWorld, { polyfill }: ScanOptions): void {
  const catalogue = packagedCatalogue(dataFolder);
  for (const name of polyfill)
    if (!catalogue.keyByPath(name) && !catalogue.featureBySlug(name))
      throw new CliProblem(
        EXIT.usage,
        `"polyfill" names “${name}”, which is no feature. Look its id up with plimsoll can, or remove it.`,
      );
}

function findGiven(root: string, given: readonly string[] = [], options: ScanOptions): FoundFiles {
  const files = findFiles(root, given.length > 0 ? given : ['.'], options.ignore, options);
  if (files.files.length === 0) throw nothingToScan(given, files);
  return files;
}

function closedFolder(name: string): FileResult {
  return unreadable(`${name}/`, 'The folder cannot be opened. Check its permissions.');
}

function nothingToScan(given: readonly string[], files: FoundFiles): CliProblem {
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

function summarize(results: readonly FileResult[], { files, skipped }: FoundFiles) {
  const sorted = [...results].sort((a, b) => (a.name < b.name ? -1 : 1));
  const unreadable = sorted.flatMap(({ name: file, problem }) =>
    problem
      ? [
          {
            place: { file, line: problem.line ?? 1, column: problem.column ?? 1 },
            message: problem.message,
          },
        ]
      : [],
  );
  return {
    unreadable,
    fileCount: sorted.length - unreadable.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    skipped,
    notes: sorted.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    unknownNames: [...new Set(sorted.flatMap(({ unknown }) => unknown))].sort(),
    wrongComments: sorted.flatMap(({ wrongComments }) => wrongComments),
  };
}

function rewriteAccepted(
  { out }: CliWorld,
  path: string,
  name: string,
  change: {
    readonly accepted: Parameters<typeof acceptUses>[0];
    readonly uses: readonly FoundUse[];
    readonly reason: string | undefined;
  },
): ExitCode {
  const { accepted, uses, reason = 'There before the scan.' } = change;
  const text = writeAcceptedUses(acceptUses(accepted, uses, reason));
  replaceFiles([{ name, path, text }]);
  const asks = uses.length > 0 && change.reason === undefined;
  out(
    `${name}: ${formatCountWithNoun(uses.length, 'use')} accepted now.${asks ? ' Give each a reason there.' : ''}\n`,
  );
  return EXIT.good;
}
