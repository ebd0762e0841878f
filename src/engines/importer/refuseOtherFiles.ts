import { ImportError } from './ImportedFile';

/** File types people choose by mistake, by their first bytes. */
const BEGINNINGS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^PK\u0003\u0004/,
    'This is a spreadsheet or a ZIP archive, not a text file. Save the sheet as CSV, or unpack the archive, and choose the result.',
  ],
  [/^%PDF/, 'This is a PDF. Export the report as CSV instead.'],
  [/^\s*(?:<!doctype html|<html)/i, 'This is a web page. Export the report as CSV instead.'],
];

/** @throws ImportError with a remedy if the file is not a text table */
export function refuseOtherFiles(text: string): void {
  if (text.replace('\uFEFF', '').trim() === '')
    throw new ImportError('This file is empty. Export the report again, or choose another file.');
  const [, message] = BEGINNINGS.find(([pattern]) => pattern.test(text)) ?? [];
  if (message !== undefined) throw new ImportError(message);
  // Text never contains NUL; binary files such as images do.
  if (text.slice(0, 20_000).includes('\0'))
    throw new ImportError('This is not a text file. Choose a CSV or TSV export.');
}
