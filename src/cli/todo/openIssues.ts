// One issue for each directive that is due, found again by a mark in its text: a run that was killed
// anywhere goes on where it was, and a directive that is gone closes its issue.
import { createHash } from 'node:crypto';
import type { Forge, Issue } from '@/cli/forge/Forge';
import type { SeenFiles } from './findSeen';
import { readIssueText, readSentence, type TodoPlace, writeIssueText } from './issueText';
import type { JudgedDirective } from './JudgedDirective';

const LABEL = 'plimsoll';
const GONE = '\n\nClosed: the directive is gone.';

/**
 * @param todos with names from the top of the repository
 * @param seen which of its files this run has read: what stands elsewhere stays as it is
 * @returns a line for each issue that changed
 */
export async function openIssues(
  forge: Forge,
  todos: readonly JudgedDirective[],
  seen: SeenFiles,
): Promise<readonly string[]> {
  const groups = groupByMark(todos);
  const known = groupIssues(await forge.listIssues(LABEL));
  const said: string[] = [];
  for (const [mark, some] of groups)
    said.push(...(await openOrRenew(forge, known.get(mark) ?? [], { mark, todos: some, seen })));
  for (const [mark, issues] of known)
    if (!groups.has(mark)) said.push(...(await closeOrShorten(forge, issues, seen)));
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
    const mark = readIssueText(issue.body)?.mark;
    if (mark !== undefined) groups.set(mark, [...(groups.get(mark) ?? []), issue]);
  }
  return groups;
}

interface DueGroup {
  readonly mark: string;
  readonly todos: readonly JudgedDirective[];
  readonly seen: SeenFiles;
}

async function openOrRenew(
  forge: Forge,
  [first, ...others]: readonly Issue[],
  { mark, todos, seen }: DueGroup,
): Promise<readonly string[]> {
  const [{ text, state, message } = { text: '', state: 'waiting', message: '' }] = todos;
  // Two jobs at once may have opened two.
  const closed = first?.isOpen ? await closeAll(forge, others) : [];
  if (state !== 'due') return closed;
  const unseen = first ? unseenPlaces([first, ...others], seen) : [];
  if (unseen === undefined) return closed;
  const sentence = `\`${text}\` is due. ${message}`;
  const body = writeIssueText(sentence, { mark, places: [...unseen, ...todos] });
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

/** Places that this run did not look at; undefined if the issues do not name all of theirs. */
function unseenPlaces(
  issues: readonly Issue[],
  { isWhole, has }: SeenFiles,
): readonly TodoPlace[] | undefined {
  const unseen: TodoPlace[] = [];
  for (const { body } of issues) {
    const places = readIssueText(body)?.places;
    if (places === undefined && !isWhole) return undefined;
    if (places) unseen.push(...places.filter(({ file }) => !has(file)));
  }
  return unseen;
}

/** No file that was read has their directive any more. */
async function closeOrShorten(
  forge: Forge,
  issues: readonly Issue[],
  seen: SeenFiles,
): Promise<readonly string[]> {
  const said: string[] = [];
  for (const issue of issues.filter(({ isOpen }) => isOpen)) {
    const unseen = unseenPlaces([issue], seen);
    const known = readIssueText(issue.body);
    if (unseen?.length === 0) said.push(...(await closeAll(forge, [issue])));
    else if (unseen && known?.places && unseen.length < known.places.length) {
      const body = writeIssueText(readSentence(issue.body), { mark: known.mark, places: unseen });
      await forge.updateIssue(issue.number, { body });
      said.push(`updated #${issue.number}`);
    }
  }
  return said;
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
