/** A regular expression's source for versions from one on: `17.2` and `17_2` as user agents write them. */
export function versionPattern(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const end = '(?!\\d)';
  if (minor === 0) return `(?:${numberPattern(major)})${end}`;
  return `(?:(?:${numberPattern(major + 1)})${end}|${major}[._](?:${numberPattern(minor)})${end})`;
}

/**
 * Matches whole numbers from `least` on: `109|1[1-9]\d|[2-9]\d{2}|\d{4,}`, without impossible
 * cases.
 */
function numberPattern(least: number): string {
  const digits = String(least);
  const cases = [digits];
  for (let at = digits.length - 1; at >= 0; at--) {
    const digit = Number(digits[at]);
    const rest = digits.length - 1 - at;
    if (digit === 9) continue;
    const larger = digit === 8 ? '9' : `[${digit + 1}-9]`;
    cases.push(`${digits.slice(0, at)}${larger}${rest === 0 ? '' : `\\d{${rest}}`}`);
  }
  return [...cases, `\\d{${digits.length + 1},}`].join('|');
}
