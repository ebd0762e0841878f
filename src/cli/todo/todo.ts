// plimsoll todo: the directives in a project's texts, each with what it waits for and whether that has
// come.
import { posix } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { findConfig } from '@/cli/config/findConfig';
import type { TermsFlags } from '@/cli/config/Terms';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { type JudgedSubject, judgeSubjects } from '@/cli/judgeSubjects';
import { replaceControls } from '@/cli/replaceControls';
import { reachesLine } from '@/domain/CoverageShares';
import { formatCountWithNoun, formatLine, formatPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import { findTexts } from './findTexts';
import type { JudgedDirective } from './JudgedDirective';
import { type Directive, readDirectives } from './readDirectives';

export interface TodoFlags extends TermsFlags {
  readonly check?: boolean;
  readonly open?: boolean;
  readonly json?: boolean;
}

export async function todo(world: CliWorld, flags: TodoFlags): Promise<ExitCode> {
  const found = await findConfig(world, flags.config);
  const root = found?.root ?? world.cwd;
  const { directives, unread } = readAll(root);
  const todos = await judgeAll(world, directives, flags);
  world.out(flags.json ? `${JSON.stringify(todos, null, 2)}\n` : writeTodos(todos, world));
  if (flags.open) {
    const { openForge } = await import('@/cli/forge/openForge');
    const { openIssues } = await import('./openIssues');
    const { findSeen } = await import('./findSeen');
    const seen = findSeen(world, root, unread);
    const named = todos.map((todo) => ({ ...todo, file: posix.join(seen.folder, todo.file) }));
    const said = await openIssues(openForge(world, 'write issues'), named, seen);
    world.err(said.map((line) => `${line}\n`).join(''));
  }
  const isOpen = todos.some(({ state }) => state !== 'waiting');
  return flags.check && isOpen ? EXIT.not : EXIT.good;
}

function readAll(root: string) {
  const directives: Directive[] = [];
  const unread: string[] = [];
  for (const { name, text } of findTexts(root))
    if (text === undefined) unread.push(name);
    else directives.push(...readDirectives(name, text));
  return { directives, unread };
}

async function judgeAll(
  world: CliWorld,
  directives: readonly Directive[],
  flags: TermsFlags,
): Promise<readonly JudgedDirective[]> {
  const answers = new Map<string, Pick<JudgedDirective, 'state' | 'message'> | JudgedSubject>();
  for (const { subject } of directives)
    if (!answers.has(subject)) {
      const { judged, problems } = await judgeSubjects(world, [subject], flags);
      answers.set(subject, judged[0] ?? { state: 'unknown', message: problems.join(' ') });
    }
  return directives.map((directive) => {
    const answer = answers.get(directive.subject)!;
    return { ...directive, ...('state' in answer ? answer : judge(directive, answer)) };
  });
}

function judge(
  { until }: Directive,
  { verdict, isGood, coverage, audience, linePercent, baseline }: JudgedSubject,
): Pick<JudgedDirective, 'state' | 'message'> {
  if (until === 'newly' || until === 'widely') {
    const since = until === 'widely' ? baseline?.widelyOn : baseline?.newlyOn;
    const isDue =
      until === 'widely'
        ? baseline?.status === 'WIDELY'
        : /^(?:NEWLY|WIDELY)$/.test(baseline?.status ?? '');
    return isDue
      ? { state: 'due', message: `Baseline ${until} available since ${since ?? 'this data'}.` }
      : { state: 'waiting', message: `Not Baseline ${until} available yet.` };
  }
  const wanted = until === 'line' ? linePercent : until;
  const governing = getGoverningShare(coverage, wanted);
  const isDue = until === 'line' ? isGood : reachesLine(governing.share, until);
  const share = `${formatPercent(governing.share, wanted)} of ${audience.name}`;
  return isDue
    ? {
        state: 'due',
        message: `${share}: ${until === 'line' ? `${verdict}, at or above the line of ${formatLine(wanted)}` : `at or above ${formatLine(wanted)}`}.`,
      }
    : { state: 'waiting', message: `${share}, below ${formatLine(wanted)}.` };
}

function writeTodos(todos: readonly JudgedDirective[], { colors }: CliWorld): string {
  const marks = {
    due: colors.red('due'),
    waiting: colors.dim('waiting'),
    unknown: colors.red('?'),
  };
  const lines = todos.map(
    ({ file, line, column, text, state, message }) =>
      `${replaceControls(file)}:${line}:${column}  ${replaceControls(text)}  ${marks[state]}  ${message}`,
  );
  const due = todos.filter(({ state }) => state === 'due').length;
  return `${[...lines, `${formatCountWithNoun(todos.length, 'directive')}, ${due} due.`].join('\n')}\n`;
}
