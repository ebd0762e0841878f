import type { FoundFiles } from './findFiles';
import type { FileResult } from './FoundUse';

/** The part of an outcome that is not about uses: files, notes, unknown names. */
export function summarize(results: readonly FileResult[], { files, skipped }: FoundFiles) {
  const sorted = [...results].sort((a, b) => (a.name < b.name ? -1 : 1));
  const unreadable = sorted.flatMap(({ name: file, problem }) =>
    problem
      ? [
          {
            place: { file, line: problem.line ?? 1, column: problem.column ?? 1 },
            message: problem.message,
          },
        ]
      : [],
  );
  return {
    unreadable,
    fileCount: sorted.length - unreadable.length - sorted.filter(({ leftOut }) => leftOut).length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    skipped: countLeftOut(results, skipped),
    notes: sorted.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    unknownNames: [...new Set(sorted.flatMap(({ unknown }) => unknown))].sort(),
    wrongComments: sorted.flatMap(({ wrongComments }) => wrongComments),
  };
}

/** With what reading a file has told. */
export function countLeftOut(
  results: readonly FileResult[],
  skipped: FoundFiles['skipped'],
): FoundFiles['skipped'] {
  const counts = new Map(skipped);
  for (const { leftOut } of results)
    if (leftOut) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
  return counts;
}
