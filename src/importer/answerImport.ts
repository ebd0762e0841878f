import { decodeText } from './decodeText';
import { importFile } from './importFile';
import { ImportError, type ImportedLine, type SkippedLine } from './ImportedFile';
import {
  LINES_A_PAGE,
  type ImportReply,
  type ImportRequest,
  type LineFilter,
} from './ImportMessage';

/** Answers the page's requests one after the other, and keeps the rows of the file read last. */
export function answerImport(): (request: ImportRequest) => ImportReply {
  let rows: Readonly<Record<LineFilter, readonly (ImportedLine | SkippedLine)[]>> = {
    all: [],
    unknown: [],
    skipped: [],
  };

  return (request) => {
    if (request.kind === 'lines')
      return {
        kind: 'lines',
        lines: rows[request.filter].slice(
          (request.page - 1) * LINES_A_PAGE,
          request.page * LINES_A_PAGE,
        ),
      };
    const began = performance.now();
    try {
      const { lines, skipped, ...file } = importFile(
        typeof request.source === 'string' ? request.source : decodeText(request.source),
        request.known,
      );
      rows = {
        all: lines,
        unknown: lines.filter(({ outcome }) => outcome.kind === 'unknown'),
        skipped,
      };
      return {
        kind: 'read',
        summary: { ...file, counts: countsOf(rows), milliseconds: performance.now() - began },
      };
    } catch (cause) {
      return {
        kind: 'refused',
        message:
          cause instanceof ImportError
            ? cause.message
            : 'This file cannot be read: it may be damaged, or not text.',
      };
    }
  };
}

function countsOf(
  rows: Readonly<Record<LineFilter, readonly unknown[]>>,
): Readonly<Record<LineFilter, number>> {
  return { all: rows.all.length, unknown: rows.unknown.length, skipped: rows.skipped.length };
}
