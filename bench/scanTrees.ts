// How many findings in other people's repositories are right: the labels of scanLabels.json against what a scan of
// the trees says now. A tree is a folder `<owner>+<name>` or `<owner>/<name>` with the files of the labeled commit.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Label {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly line: number;
  readonly key: string;
  readonly level: 'error' | 'warning';
  readonly verdict: 'right' | 'wrong' | 'uncertain';
}

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly level: 'error' | 'warning' | 'hint';
}

interface Judged {
  readonly label: Label;
  /** The level of the finding at its place now; undefined without one. */
  readonly now: Finding['level'] | undefined;
}

const PROGRAM = resolve('.plimsoll/packages/plimsoll/plimsoll.mjs');
const USAGE =
  'Name the folder with the trees, and a line if it is not 95: npm run bench -- scanTrees <folder> 99';
const LEVELS = ['error', 'warning'] as const;

const [folder, line = '95'] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) throw new Error(USAGE);
const labels = JSON.parse(readFileSync('bench/scanLabels.json', 'utf8')) as readonly Label[];
const repositories = [...new Set(labels.map(({ repository }) => repository))];
const judged = repositories.flatMap((name) =>
  judgeTree(
    name,
    labels.filter(({ repository }) => repository === name),
  ),
);
if (judged.length === 0) throw new Error(`${folder} has no labeled repository. ${USAGE}`);
for (const level of LEVELS) console.log(summaryOf(level));
for (const { label, now } of judged)
  if (label.verdict === 'wrong' && now === label.level)
    console.log(`still wrong: ${label.repository} ${label.path}:${label.line} ${label.key}`);

function judgeTree(repository: string, own: readonly Label[]): readonly Judged[] {
  const tree = [repository.replace('/', '+'), repository]
    .map((name) => join(folder!, name))
    .find((path) => existsSync(path));
  if (tree === undefined) return [];
  const { findings } = scan(tree);
  const places = new Map(findings.map((found) => [placeOf(found.file, found), found.level]));
  const found = own.map((label) => ({ label, now: places.get(placeOf(label.path, label)) }));
  const counts = LEVELS.map(
    (level) => `${findings.filter((one) => one.level === level).length} ${level}s`,
  );
  const missing = found.filter(({ now }) => now === undefined).length;
  console.log(
    `${repository}: ${counts.join(', ')}; ${own.length} labels, ${missing} of them without a finding now`,
  );
  return found;
}

function scan(tree: string): { readonly findings: readonly Finding[] } {
  const options = ['--audience', 'world', '--line', line, '--format', 'json', '--quiet'];
  const run = () =>
    execFileSync(process.execPath, [PROGRAM, 'scan', '.', ...options], {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    return readReport(run());
  } catch (cause) {
    // A tree below the line ends with 1, and says so all the same.
    const { stdout } = cause as { readonly stdout?: string };
    if (!stdout) throw cause;
    return readReport(stdout);
  }
}

function readReport(text: string): { readonly findings: readonly Finding[] } {
  const json = JSON.parse(text) as {
    readonly report?: { readonly findings: readonly Finding[] };
    readonly workspaces?: readonly {
      readonly folder: string;
      readonly report: { readonly findings: readonly Finding[] };
    }[];
  };
  const parts = json.workspaces ?? [{ folder: '', report: json.report! }];
  return {
    findings: parts.flatMap((part) =>
      part.report.findings.map((found) => ({ ...found, file: join(part.folder, found.file) })),
    ),
  };
}

function placeOf(path: string, { line: at, key }: Pick<Finding, 'line' | 'key'>): string {
  return `${path}:${at} ${key}`;
}

/** Precision now: of the labeled places that are still reported at a level, those that are right. */
function summaryOf(level: (typeof LEVELS)[number]): string {
  const now = judged.filter((one) => one.now === level);
  const count = (verdict: Label['verdict']) =>
    now.filter(({ label }) => label.verdict === verdict).length;
  const before = judged.filter(({ label }) => label.level === level);
  const mended = before.filter(
    ({ label, now: then }) => label.verdict === 'wrong' && then !== level,
  ).length;
  const lost = before.filter(
    ({ label, now: then }) => label.verdict === 'right' && then !== level,
  ).length;
  const all = count('right') + count('wrong');
  const percent = all === 0 ? '–' : `${((count('right') / all) * 100).toFixed(1)} %`;
  return `${level}s: ${count('right')} of ${all} right (${percent}), ${count('uncertain')} uncertain; of labels, ${mended} wrong ones gone, ${lost} right ones gone`;
}
