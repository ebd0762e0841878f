/** Before every browser and every feature. */
const EVER = '1990-01-01';

/** What a browser supported on a day. */
export function supportedBy(browser: string, day: string): string {
  return `available_date:${browser}:${EVER}..${day}`;
}

/** What all of some other browsers supported on a day and one did not. */
export function missingFrom(browser: string, others: readonly string[], day: string): string {
  return [...others.map((other) => supportedBy(other, day)), `-${supportedBy(browser, day)}`].join(
    ' ',
  );
}

/** What at least a share of the reader's audience, in per cent, can use today. */
export function reaching(linePercent: number): string {
  return `coverage:>=${linePercent}`;
}

/** What was widely available on a day. */
export function widelyBy(day: string): string {
  return `widely_date:${EVER}..${day}`;
}

/** What was newly available on a day, and not yet widely. */
export function newlyBy(day: string): string {
  return `baseline_date:${EVER}..${day} -${widelyBy(day)}`;
}
