// The text of an issue: the sentence, its places, and a mark from which a later run reads both the
// directive and its places.
import type { SourcePlace } from '@/engines/scanner/forReports';

export type TodoPlace = Pick<SourcePlace, 'file' | 'line'>;

export interface IssueText {
  readonly mark: string;
  /** Undefined if the text does not name all of them. */
  readonly places: readonly TodoPlace[] | undefined;
}

const MARK = /<!-- plimsoll-todo ([0-9a-f]{16})((?: \S+)*) -->/;
/** Stands for places that are left out. */
const MORE = '…';
const MAX_SHOWN = 20;
const MAX_NAMED = 200;

export function writeIssueText(
  sentence: string,
  { mark, places }: { readonly mark: string; readonly places: readonly TodoPlace[] },
): string {
  const sorted = [...places].sort(comparePlaces);
  const rest = sorted.length - MAX_SHOWN;
  const named = sorted.slice(0, MAX_NAMED).map(encodePlace);
  return [
    sentence,
    '',
    ...sorted
      .slice(0, MAX_SHOWN)
      .map(({ file, line }) => `- \`${file.replaceAll('`', 'ˋ')}:${line}\``),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    '',
    'Remove the fallback and the directive: this issue then closes by itself.',
    '',
    `<!-- plimsoll-todo ${[mark, ...named, ...(sorted.length > MAX_NAMED ? [MORE] : [])].join(' ')} -->`,
  ].join('\n');
}

/** Undefined for a text that is not ours. */
export function readIssueText(body: string): IssueText | undefined {
  const [, mark, list = ''] = MARK.exec(body) ?? [];
  if (mark === undefined) return undefined;
  const places = list.trim().split(' ').map(decodePlace);
  const isWhole = places.every((place) => place !== undefined);
  return { mark, places: isWhole ? places : undefined };
}

export const readSentence = (body: string): string => body.split(/\r?\n/, 1)[0]!;

/** Without white space, and without what would end the comment that it stands in. */
const encodePlace = ({ file, line }: TodoPlace): string =>
  `${encodeURI(file.replace(/\p{Surrogate}/gu, '\uFFFD'))}:${line}`;

function decodePlace(text: string): TodoPlace | undefined {
  const [, file, line] = /^(.+):(\d{1,9})$/.exec(text) ?? [];
  if (file === undefined) return undefined;
  try {
    return { file: decodeURI(file), line: Number(line) };
  } catch {
    return undefined;
  }
}

function comparePlaces(a: TodoPlace, b: TodoPlace): number {
  if (a.file === b.file) return a.line - b.line;
  return a.file < b.file ? -1 : 1;
}
