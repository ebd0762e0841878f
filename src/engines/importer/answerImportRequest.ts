import { importBlob } from './importBlob';
import { ImportError } from './ImportedFile';
import {
  type ImportReply,
  type ImportRequest,
  type LineFilter,
  LINES_A_PAGE,
  type ShownLine,
} from './ImportMessage';

/** Formats rows only when a page requests them: there may be a hundred thousand. */
type Rows = Readonly<Record<LineFilter, (from: number, to: number) => readonly ShownLine[]>>;

const NO_ROWS: Rows = { all: () => [], unknown: () => [], skipped: () => [] };

/** Answers the page's requests and holds the rows of the last file read. */
export function answerImportRequest(): (request: ImportRequest) => Promise<ImportReply> {
  let rows = NO_ROWS;

  return async (request) => {
    if (request.kind === 'lines') {
      const from = (request.page - 1) * LINES_A_PAGE;
      return { kind: 'lines', lines: rows[request.filter](from, from + LINES_A_PAGE) };
    }
    const began = performance.now();
    try {
      const { source, known } = request;
      const blob = typeof source === 'string' ? new Blob([source]) : source;
      const { lines, skipped, describe, ...file } = await importBlob(blob, known);
      const unknown = lines.filter(({ outcome }) => outcome.kind !== 'release');
      const show = (some: typeof lines) =>
        some.map(({ cells, ...line }) => ({ ...line, source: describe(cells) }));
      rows = {
        all: (from, to) => show(lines.slice(from, to)),
        unknown: (from, to) => show(unknown.slice(from, to)),
        skipped: (from, to) =>
          skipped.slice(from, to).map(({ line, cells, reason }) => ({
            line,
            source: cells.filter((cell) => cell.trim() !== '').join(', '),
            reason,
          })),
      };
      return {
        kind: 'read',
        summary: {
          ...file,
          counts: { all: lines.length, unknown: unknown.length, skipped: skipped.length },
          milliseconds: performance.now() - began,
        },
      };
    } catch (cause) {
      return {
        kind: 'refused',
        message:
          cause instanceof ImportError
            ? cause.message
            : 'This file can’t be read: it may be damaged. Export it again as CSV.',
      };
    }
  };
}
