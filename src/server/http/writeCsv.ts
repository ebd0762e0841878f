/** What a cell may hold. */
export type CsvValue = string | number | boolean | undefined;

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * RFC 4180: lines end in CRLF, and a field with a comma, a quotation mark or a line break is
 * quoted. A text that reads as a formula gets an apostrophe in front.
 */
export function writeCsv(header: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  return [header, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
