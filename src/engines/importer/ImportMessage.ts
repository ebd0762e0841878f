import type { ImportedFile, ImportedLine, KnownBrowsers } from './ImportedFile';

/** Which rows to show. */
export type LineFilter = 'all' | 'unknown' | 'skipped';

export const LINES_A_PAGE = 50;

/** A file without its rows, which stay in the worker and are requested page by page. */
export type ImportSummary = Omit<ImportedFile, 'lines' | 'skipped' | 'describe'> & {
  readonly counts: Readonly<Record<LineFilter, number>>;
  /** How long parsing took. */
  readonly milliseconds: number;
};

/** A row with its cells as text: it either counts or has a reason why not. */
export type ShownLine = { readonly line: number; readonly source: string } & (
  | Pick<ImportedLine, 'count' | 'outcome'>
  | { readonly reason: string }
);

export type LinePage = readonly ShownLine[];

/** Messages from the page to the worker. */
export type ImportRequest =
  | { readonly kind: 'read'; readonly source: Blob | string; readonly known: KnownBrowsers }
  | { readonly kind: 'lines'; readonly filter: LineFilter; readonly page: number };

/** `refused` is a sentence for the reader. */
export type ImportReply =
  | { readonly kind: 'read'; readonly summary: ImportSummary }
  | { readonly kind: 'lines'; readonly lines: LinePage }
  | { readonly kind: 'refused'; readonly message: string };
