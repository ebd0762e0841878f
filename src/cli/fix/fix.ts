// plimsoll fix: what a scan finds → the same code inside feature tests. It shows a patch first, and
// scans what it would write: a test that leaves a finding open is not proposed.
import { readFileSync } from 'node:fs';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { CliWorld } from '@/cli/CliWorld';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceControls } from '@/cli/replaceControls';
import type { FoundFile } from '@/cli/scan/findFiles';
import { findOutcome, judgeRun, readUses } from '@/cli/scan/findOutcome';
import { getPlace } from '@/cli/scan/FoundUse';
import { openPackagedScanner } from '@/cli/scan/openPackagedScanner';
import { isAt } from '@/cli/scan/placeUses';
import type { ScanFlags } from '@/cli/scan/ScanOptions';
import type { ScanFinding } from '@/cli/scan/ScanOutcome';
import { openScanRun, type ScanRun } from '@/cli/scan/ScanRun';
import { splitRun } from '@/cli/scan/splitRun';
import { replaceFiles } from '@/cli/sync/replaceFiles';
import { formatCountWithNoun } from '@/domain/format';
import { type FileFixes, hasMark, type LeftFinding, planFixes } from './planFixes';

export interface FixFlags extends ScanFlags {
  readonly write?: boolean;
  /** Keys and features. */
  readonly only?: readonly string[];
}

/** A file with tests in it. */
interface FixedFile {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

interface Fixes {
  readonly files: readonly FixedFile[];
  readonly fixedCount: number;
  readonly left: readonly LeftFinding[];
}

/** Code that moves into a test may hold uses that need one themselves; each level takes a round. */
const MAX_ROUNDS = 6;

export async function fix(
  world: CliWorld,
  paths: readonly string[],
  flags: FixFlags,
): Promise<ExitCode> {
  const left: LeftFinding[] = [];
  const files: FixedFile[] = [];
  let fixedCount = 0;
  for (const run of await splitRun(await openScanRun(world, paths, flags))) {
    const fixes = await fixRun(run, paths, flags);
    files.push(...fixes.files);
    left.push(...fixes.left);
    fixedCount += fixes.fixedCount;
  }
  if (flags.write) replaceFiles(files.map(toReplacement));
  else world.out(files.map(toPatch).join(''));
  world.err(`${summaryLines(left, fixedCount, files.length, flags).join('\n')}\n`);
  return left.length > 0 ? EXIT.not : EXIT.good;
}

async function fixRun(run: ScanRun, paths: readonly string[], flags: FixFlags): Promise<Fixes> {
  const scanner = openPackagedScanner(run.world.dataFolder);
  const texts = new Map<string, FixedFile>();
  let current = run;
  let fixedCount = 0;
  let left: readonly LeftFinding[] | undefined;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = await findFindings(current, paths, flags);
    const planned = await planAll(current, findings, (file, own) => planFixes(scanner, file, own));
    const open = planned.flatMap(([, fixes]) => fixes.left);
    // Places are those of the files as they are.
    left = [
      ...(left?.filter((one) => open.some(isLike(one))) ?? []),
      ...open.filter((one) => !left?.some(isLike(one))),
    ];
    const changed = planned.filter(([, { before, after }]) => before !== after);
    if (changed.length === 0) break;
    for (const [{ name, path }, { before, after }] of changed)
      texts.set(path, { before, ...texts.get(path), name, path, after });
    fixedCount += changed.reduce((sum, [, { fixed }]) => sum + fixed.length, 0);
    current = withTexts(current, texts);
  }
  return { files: [...texts.values()], fixedCount, left: left ?? [] };
}

const isLike =
  ({ finding: { use } }: LeftFinding) =>
  ({ finding: { use: other } }: LeftFinding): boolean =>
    use.file === other.file && use.key === other.key;

/** Those of the paths that a test may help, in order of place. */
async function findFindings(
  run: ScanRun,
  paths: readonly string[],
  { only = [] }: FixFlags,
): Promise<readonly ScanFinding[]> {
  const read = await readUses(run, paths, true);
  const { findings } = await findOutcome(run, read, await judgeRun(run, read));
  return findings.filter(
    ({ level, use }) =>
      level !== 'hint' &&
      (only.length === 0 || only.some((name) => use.feature === name || isAt(use.key, name))),
  );
}

async function planAll(
  { files: { files } }: ScanRun,
  findings: readonly ScanFinding[],
  plan: (file: FoundFile, own: readonly ScanFinding[]) => Promise<FileFixes>,
): Promise<readonly (readonly [FoundFile, FileFixes])[]> {
  const planned: (readonly [FoundFile, FileFixes])[] = [];
  for (const file of files) {
    const own = findings.filter(({ use }) => use.file === file.name);
    if (own.length > 0) planned.push([file, await plan(file, own)]);
  }
  return planned;
}

function withTexts(run: ScanRun, texts: ReadonlyMap<string, FixedFile>): ScanRun {
  const files = run.files.files.map((file) => {
    const after = texts.get(file.path)?.after;
    return after === undefined ? file : { ...file, content: Buffer.from(after) };
  });
  return { ...run, files: { ...run.files, files } };
}

function toPatch({ name, before, after }: FixedFile): string {
  const names = [`a/${name}`, `b/${name}`] as const;
  return createTwoFilesPatch(...names, before, after, '', '', { headerOptions: FILE_HEADERS_ONLY });
}

function toReplacement({ name, path, after }: FixedFile) {
  return { name, path, text: hasMark(readFileSync(path)) ? `\uFEFF${after}` : after };
}

function summaryLines(
  left: readonly LeftFinding[],
  fixedCount: number,
  fileCount: number,
  { write }: FixFlags,
): readonly string[] {
  const where = `in ${formatCountWithNoun(fileCount, 'file')}`;
  const done =
    fixedCount === 0
      ? 'Nothing was found that a test could go around.'
      : write
        ? `${formatCountWithNoun(fixedCount, 'use')} ${where} now stand behind a test.`
        : `${formatCountWithNoun(fixedCount, 'use')} ${where} would stand behind a test. Read the patch, then run it again with --write.`;
  if (left.length === 0) return [done];
  return [
    `${formatCountWithNoun(left.length, 'use')} left as ${left.length === 1 ? 'it is' : 'they are'}:`,
    ...left.map(({ finding: { use }, reason }) => {
      const { file, line, column } = getPlace(use);
      return `  ${replaceControls(`${file}:${line}:${column} ${use.key}: ${reason}`)}`;
    }),
    done,
  ];
}
