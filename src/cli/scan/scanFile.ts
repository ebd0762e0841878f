// One file → its uses as plain data, places in lines and columns. It runs in a thread of its own, or
// where there are few files, in the command's.
import { readFileSync } from 'node:fs';
import {
  decodeSource,
  type FindReceiver,
  LineIndex,
  type ModuleNames,
  type Outline,
  type ProjectTypes,
  readAcceptComments,
  type ScannedFile,
  type Scanner,
  type ScanTable,
  type SourceFile,
  toUse,
} from '@/engines/scanner/forCommandLine';
import { getEffect } from '@/engines/scanner/forReports';
import type { FoundFile } from './findFiles';
import type { FileResult, FoundUse } from './FoundUse';
import { type FindOriginal, openSourceMap } from './sourceMaps';
import type { CheckedTypes } from './types/CheckedTypes';

export interface ScanFileOptions {
  readonly root: string;
  readonly sourceMaps: boolean;
  /** The project's compiler. */
  readonly types?: CheckedTypes;
  /** Without one, what its files export. */
  readonly project?: ProjectTypes;
}

/** More than one result for an archive of a page's traffic: one for each file in it. */
export async function scanFile(
  scanner: Scanner,
  { name, path, language }: FoundFile,
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
  const findReceiver = options.types?.receiversIn(path);
  const { project } = options;
  return scanSource(scanner, { name, language, text }, { findOriginal, findReceiver, project });
}

/** What a file exports; undefined if it cannot be read, which its scan then says. */
export async function outlineFile(
  scanner: Scanner,
  { name, path, language }: FoundFile,
  modules: ModuleNames,
): Promise<Outline | undefined> {
  try {
    const text = decodeSource(readFileSync(path));
    return text === undefined
      ? undefined
      : await scanner.outline({ name, language, text }, modules);
  } catch {
    return undefined;
  }
}

export function unreadable(name: string, message: string): FileResult {
  const none = { uses: [], polyfilled: [], notes: [], unknown: [], wrongComments: [] };
  return { name, ...none, problem: { message } };
}

/** What is known of a file beside its text. */
interface Knowledge {
  readonly findOriginal?: FindOriginal;
  readonly findReceiver?: FindReceiver;
  readonly project?: ProjectTypes;
}

/** The same for a text that is at hand. */
export async function scanSource(
  scanner: Scanner,
  file: SourceFile,
  { findOriginal, findReceiver, project }: Knowledge = {},
): Promise<readonly FileResult[]> {
  const scanned = await scanner.scan(file, findReceiver, project);
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
    const isReportable = use.guard === null && getEffect(use.consequence) !== 'none';
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
