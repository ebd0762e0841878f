export type CsvValue = string | number | boolean | undefined;

/** Leading characters that make a spreadsheet treat a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A line of RFC 4180: it ends in CRLF, and a field with a comma, a quotation mark or a line break is
 * quoted. A text that reads as a formula gets an apostrophe in front.
 */
export function writeCsvRow(row: readonly CsvValue[]): string {
  return `${row.map(field).join(',')}\r\n`;
}

function field(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
