// The step after a file's scan: offsets → lines and columns, also in the source that a build was
// made from, with the comments that accept a use.
import {
  lineAround,
  LineIndex,
  readAcceptComments,
  type ScannedFile,
  type ScanTable,
  toUse,
} from '@/engines/scanner/forCommandLine';
import { getEffect } from '@/engines/scanner/forReports';
import type { FileResult, FoundUse } from './FoundUse';
import type { FindOriginal } from './openSourceMap';
import { type KeptPlaces, selectUses } from './selectUses';

interface Placing {
  readonly table: ScanTable;
  readonly text: string;
  readonly findOriginal: FindOriginal | undefined;
  readonly keptPlaces: KeptPlaces | undefined;
}

export function placeUses(
  scanned: ScannedFile,
  { table, text, findOriginal, keptPlaces }: Placing,
): FileResult {
  const { name, language, uses, notes, unread, unknown, polyfilled, problem, leftOut } = scanned;
  const lines = new LineIndex(text);
  const { comments, wrong } = readAcceptComments(text, table);
  const keepsAll = comments.size > 0 || (keptPlaces?.isBySource && findOriginal);
  const selected = selectUses(uses, keepsAll ? undefined : keptPlaces);
  const placed = Array.from(selected, ([at, count]): FoundUse => {
    const use = toUse(uses, at, { file: name, lines, table });
    const original = findOriginal?.(use.line, use.column);
    const comment = comments
      .get(use.line)
      ?.find(({ key }) => isAt(use.key, key) || use.feature === key);
    const isReportable = use.guard === null && getEffect(use.consequence) !== 'none';
    return {
      ...use,
      ...(original && { original }),
      ...(count > 1 && { count }),
      ...(comment && { guard: 'accepted', reason: comment.reason }),
      ...(isReportable && {
        context: excerpt(text, uses.startAt(at)),
        ...findConstruct(use.key, text, uses.startAt(at)),
      }),
    };
  });
  return {
    name,
    uses: placed,
    polyfilled: polyfilled.map((id) => table.pathAt(id)),
    notes,
    unreadParts: unread.map(({ message, at }) => ({ message, ...lines.placeAt(at) })),
    isCode: language !== 'package' && language !== 'har',
    unknown: [...unknown.keys()],
    wrongComments: wrong.map((comment) => ({ file: name, ...comment })),
    ...(leftOut && { leftOut }),
    ...(problem && { problem }),
  };
}

/** True if a key is `path` or below it. */
export function isAt(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`);
}

function findConstruct(key: string, text: string, at: number): Pick<FoundUse, 'construct'> {
  const [root] = key.split('.', 1);
  if (root === 'css') return { construct: findDeclaration(text, at) };
  // Their keys begin with the attribute that they are about.
  return root === 'html' || root === 'svg' || root === 'mathml' ? { construct: at } : {};
}

const STOPS = ';{}<>"\'';

/** A longer value is seldom written; looking further back would cost long lines too much. */
const LONGEST_DECLARATION = 500;

function findDeclaration(text: string, at: number): number {
  const least = Math.max(0, at - LONGEST_DECLARATION);
  let from = at;
  while (from > least && !STOPS.includes(text[from - 1]!)) from -= 1;
  return from;
}

const EXCERPT = 120;

/** The line of a place; if it is long, the part around the place. */
function excerpt(text: string, at: number): string {
  const { start, end } = lineAround(text, at, EXCERPT);
  const from = Math.max(start, at - EXCERPT / 2);
  return text.slice(from, Math.min(end, from + EXCERPT)).trim();
}
