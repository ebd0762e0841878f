import type { FoundFiles } from './findFiles';
import type { FileResult } from './FoundUse';
import type { ScanOutcome } from './ScanOutcome';

/** The part of an outcome that is not about uses: files, notes, unknown names. */
export function summarize(results: readonly FileResult[], { files, skipped }: FoundFiles) {
  const sorted = [...results].sort((a, b) => (a.name < b.name ? -1 : 1));
  const read = sorted.filter(({ problem }) => problem === undefined);
  return {
    unreadable: sorted.flatMap(unreadIn),
    hasShare:
      read.length === sorted.length || read.some(({ isCode, leftOut }) => isCode && !leftOut),
    fileCount: read.filter(({ leftOut }) => !leftOut).length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    skipped: countLeftOut(results, skipped),
    notes: sorted.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    unknownNames: [...new Set(sorted.flatMap(({ unknown }) => unknown))].sort(),
    wrongComments: sorted.flatMap(({ wrongComments }) => wrongComments),
  };
}

/** With the facts that reading a file brought. */
export function countLeftOut(
  results: readonly FileResult[],
  skipped: FoundFiles['skipped'],
): FoundFiles['skipped'] {
  const counts = new Map(skipped);
  for (const { leftOut } of results)
    if (leftOut) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
  return counts;
}

/** A file that could not be read, or the parts of it. */
function unreadIn({ name: file, problem, unreadParts }: FileResult): ScanOutcome['unreadable'] {
  if (!problem)
    return unreadParts.map(({ message, line, column }) => ({
      place: { file, line, column },
      message,
      isPart: true,
    }));
  const { message, line = 1, column = 1 } = problem;
  return [{ place: { file, line, column }, message, isPart: false }];
}
