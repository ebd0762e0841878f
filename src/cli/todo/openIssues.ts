// One issue for each directive that is due, found again by a mark in its text: a run that was killed
// anywhere goes on where it was, and a directive that is gone closes its issue.
import { createHash } from 'node:crypto';
import type { Forge, Issue } from '@/cli/forge/Forge';
import type { JudgedDirective } from './JudgedDirective';

const LABEL = 'plimsoll';
const MARK = /<!-- plimsoll-todo ([0-9a-f]{16}) -->/;
const GONE = '\n\nClosed: the directive is gone.';
/** Places that an issue lists. */
const MAX_PLACES = 20;

/** @returns a line for each issue that changed */
export async function openIssues(
  forge: Forge,
  todos: readonly JudgedDirective[],
): Promise<readonly string[]> {
  const groups = groupByMark(todos);
  const known = groupIssues(await forge.listIssues(LABEL));
  const said: string[] = [];
  for (const [mark, some] of groups)
    said.push(...(await openOrRenew(forge, known.get(mark) ?? [], mark, some)));
  for (const [mark, issues] of known)
    if (!groups.has(mark)) said.push(...(await closeAll(forge, issues)));
  return said;
}

/** Directives of the same words wait for the same, wherever they stand. */
function groupByMark(todos: readonly JudgedDirective[]): Map<string, readonly JudgedDirective[]> {
  const groups = new Map<string, readonly JudgedDirective[]>();
  for (const todo of todos) {
    const words = todo.text.replace(/\s+/g, '');
    const mark = createHash('sha256').update(words).digest('hex').slice(0, 16);
    groups.set(mark, [...(groups.get(mark) ?? []), todo]);
  }
  return groups;
}

/** The oldest first, without those that were closed with their directive: it may be back. */
function groupIssues(issues: readonly Issue[]): Map<string, readonly Issue[]> {
  const groups = new Map<string, readonly Issue[]>();
  for (const issue of [...issues].sort((a, b) => a.number - b.number)) {
    if (!issue.isOpen && issue.body.trimEnd().endsWith(GONE.trim())) continue;
    const mark = MARK.exec(issue.body)?.[1];
    if (mark !== undefined) groups.set(mark, [...(groups.get(mark) ?? []), issue]);
  }
  return groups;
}

async function openOrRenew(
  forge: Forge,
  [first, ...others]: readonly Issue[],
  mark: string,
  todos: readonly JudgedDirective[],
): Promise<readonly string[]> {
  const [{ text, state } = { text: '', state: 'waiting' }] = todos;
  // Two jobs at once may have opened two.
  const closed = first?.isOpen ? await closeAll(forge, others) : [];
  if (state !== 'due') return closed;
  const body = writeBody(mark, todos);
  if (!first) {
    const title = `Due: ${text}`;
    const number = await forge.createIssue({ title, body, label: LABEL });
    return [`opened #${number} ${text}`];
  }
  // A person who closed it has decided.
  if (!first.isOpen || first.body.replaceAll('\r\n', '\n') === body) return closed;
  await forge.updateIssue(first.number, { body });
  return [...closed, `updated #${first.number} ${text}`];
}

async function closeAll(forge: Forge, issues: readonly Issue[]): Promise<readonly string[]> {
  const said: string[] = [];
  for (const { number, isOpen, body } of issues) {
    if (!isOpen) continue;
    await forge.updateIssue(number, { body: `${body}${GONE}`, close: true });
    said.push(`closed #${number}`);
  }
  return said;
}

function writeBody(mark: string, todos: readonly JudgedDirective[]): string {
  const [{ text, message } = { text: '', message: '' }] = todos;
  const places = todos
    .slice(0, MAX_PLACES)
    .map(({ file, line }) => `- \`${file.replaceAll('`', 'ˋ')}:${line}\``);
  const rest = todos.length - places.length;
  return [
    `\`${text}\` is due. ${message}`,
    '',
    ...places,
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    '',
    'Remove the fallback and the directive: this issue then closes by itself.',
    '',
    `<!-- plimsoll-todo ${mark} -->`,
  ].join('\n');
}
