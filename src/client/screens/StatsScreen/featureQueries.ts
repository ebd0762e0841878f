/** Before any browser or feature. */
const EVER = '1990-01-01';

/** Features a browser supported on a date. */
export function supportedBy(browser: string, day: string): string {
  return `available_date:${browser}:${EVER}..${day}`;
}

/** Features that all other browsers supported on a date and one did not. */
export function missingFrom(browser: string, others: readonly string[], day: string): string {
  return [...others.map((other) => supportedBy(other, day)), `-${supportedBy(browser, day)}`].join(
    ' ',
  );
}

/** Features that reach a line, given in percent. */
export function reaching(linePercent: number): string {
  return `coverage:>=${linePercent}`;
}

/** Features that were widely available on a date. */
export function widelyBy(day: string): string {
  return `widely_date:${EVER}..${day}`;
}

/** Features that were newly but not yet widely available on a date. */
export function newlyBy(day: string): string {
  return `baseline_date:${EVER}..${day} -${widelyBy(day)}`;
}
