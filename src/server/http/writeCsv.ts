export type CsvValue = string | number | boolean | undefined;

/** Leading characters that make a spreadsheet treat a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Writes RFC 4180: lines end in CRLF, and a field with a comma, quotation mark or line break is
 * quoted. Text that looks like a formula gets a leading apostrophe.
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
