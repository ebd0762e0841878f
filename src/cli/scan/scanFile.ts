// One file → its uses as plain data, places in lines and columns. It runs in a thread of its own, or
// where there are few files, in the command's.
import { readFileSync } from 'node:fs';
import { decodeSource } from '@/scanner/files/decodeSource';
import { type ScannedFile, type Scanner } from '@/scanner/Scanner';
import type { ScanTable } from '@/scanner/ScanTable';
import { LineIndex, toUse } from '@/scanner/ScanUse';
import type { SourceFile } from '@/scanner/SourceFile';
import { readAcceptComments } from './acceptComments';
import type { ScanInput } from './findFiles';
import { effectOf, type FileResult, type FoundUse } from './FoundUse';
import { type FindOriginal, openSourceMap } from './sourceMaps';

export interface ScanFileOptions {
  readonly root: string;
  readonly sourceMaps: boolean;
}

/** More than one result for an archive of a page's traffic: one for each file in it. */
export async function scanFile(
  scanner: Scanner,
  { name, path, language }: ScanInput,
  options: ScanFileOptions,
): Promise<readonly FileResult[]> {
  let text: string | undefined;
  try {
    text = decodeSource(readFileSync(path));
  } catch (cause) {
    return [unreadable(name, `It cannot be read: ${(cause as Error).message}.`)];
  }
  if (text === undefined) return [unreadable(name, 'It is binary, not text.')];
  const findOriginal = options.sourceMaps ? openSourceMap(text, path, options.root) : undefined;
  return scanSource(scanner, { name, language, text }, findOriginal);
}

export function unreadable(name: string, message: string): FileResult {
  const none = { uses: [], polyfilled: [], notes: [], unknown: [], wrongComments: [] };
  return { name, ...none, problem: { message } };
}

/** The same for a text that is at hand. */
export async function scanSource(
  scanner: Scanner,
  file: SourceFile,
  findOriginal?: FindOriginal,
): Promise<readonly FileResult[]> {
  const scanned = await scanner.scan(file);
  const inner: FileResult[] = [];
  for (const one of scanned.inner) inner.push(...(await scanSource(scanner, one)));
  return [toResult(scanner.table, scanned, file.text, findOriginal), ...inner];
}

function toResult(
  table: ScanTable,
  scanned: ScannedFile,
  text: string,
  findOriginal: FindOriginal | undefined,
): FileResult {
  const { name, uses, notes, unknown, polyfilled, problem } = scanned;
  const lines = new LineIndex(text);
  const { comments, wrong } = readAcceptComments(text, table);
  const found = Array.from({ length: uses.length }, (_, at): FoundUse => {
    const use = toUse(uses, at, { file: name, lines, table });
    const original = findOriginal?.(use.line, use.column);
    const comment = comments.find(
      ({ line, key }) => line === use.line && (isAt(use.key, key) || use.feature === key),
    );
    const isReportable = use.guard === null && effectOf(use.consequence) !== 'none';
    return {
      ...use,
      ...(original && { original }),
      ...(comment && { guard: 'accepted', reason: comment.reason }),
      ...(isReportable && { context: excerpt(text, uses.startAt(at)) }),
    };
  });
  return {
    name,
    uses: found,
    polyfilled: polyfilled.map((id) => table.pathAt(id)),
    notes,
    unknown: [...unknown.keys()],
    wrongComments: wrong.map((comment) => ({ file: name, ...comment })),
    ...(problem && { problem }),
  };
}

/** Whether a key is this one or below it. */
export function isAt(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`);
}

const EXCERPT = 120;

/** The line of a place; of a long one, what is around the place. */
function excerpt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - EXCERPT / 2);
  const end = text.indexOf('\n', at);
  return text.slice(start, Math.min(end < 0 ? text.length : end, start + EXCERPT)).trim();
}
