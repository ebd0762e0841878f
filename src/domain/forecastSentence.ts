import { formatLine, formatList, formatPercent } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { getBrands } from '@/domain/getBrands';
import { reachesLine } from './CoverageShares';

export interface ForecastFacts {
  readonly state: 'REACHED' | 'EXPECTED' | 'LATER' | 'NOT_FORESEEABLE' | 'FIXED';
  /** ISO dates; missing if more than four years away. */
  readonly earliestOn?: string | null | undefined;
  readonly likelyOn?: string | null | undefined;
  readonly latestOn?: string | null | undefined;
  /** The share (0–1) that uses a browser that ships it, at least in part. */
  readonly greatestShare: number;
  /** The share (0–1) whose browser release is known. */
  readonly trackedShare: number;
  /** The share, 0–1, that has only part of it. */
  readonly partialShare: number;
  /** Those that do not, heaviest first. */
  readonly absentIn: readonly { readonly name: string }[];
}

/** When the line will be reached, in words; undefined if it has been. */
export function forecastSentence(forecast: ForecastFacts, linePercent: number): string | undefined {
  const line = formatLine(linePercent);
  switch (forecast.state) {
    case 'REACHED':
      return undefined;
    case 'EXPECTED':
      return whenExpected(line, forecast);
    case 'LATER':
      return `Unlikely to reach ${line} within four years at today’s update pace.`;
    case 'NOT_FORESEEABLE':
      return `No date for ${line} yet. ${whyNot(forecast, linePercent)}`;
    case 'FIXED':
      return 'No forecast: this audience is a fixed list of releases, which never updates.';
  }
}

function whenExpected(line: string, { earliestOn, likelyOn, latestOn }: ForecastFacts): string {
  const [earliest, likely, latest] = [earliestOn, likelyOn, latestOn].map((day) =>
    day ? formatDate(day, 'month') : undefined,
  );
  if (likely === undefined)
    return `Could reach ${line} in ${earliest} at the earliest, or not within four years.`;
  if (latest === undefined)
    return `Should reach ${line} around ${likely} (${earliest} at the earliest, perhaps not within four years).`;
  return earliest === latest
    ? `Should reach ${line} in ${latest}.`
    : `Should reach ${line} around ${likely} (${earliest} – ${latest}).`;
}

/** Not worth a word. */
const MINOR_PART = 0.005;

function whyNot(
  { greatestShare, trackedShare, partialShare, absentIn }: ForecastFacts,
  linePercent: number,
): string {
  if (!reachesLine(trackedShare, linePercent))
    return `We know the browser versions of only ${formatPercent(trackedShare, linePercent)} of this audience.`;
  if (greatestShare === 0) return 'No browser this audience uses has it.';
  const it = partialShare > MINOR_PART ? 'at least part of it' : 'it';
  const absent = getBrands(absentIn.map(({ name }) => name));
  const without = formatList(absent.slice(0, 2));
  return `Only ${formatPercent(greatestShare, linePercent)} use a browser whose newest version has ${it}.${without ? ` ${without} ${absent.length === 1 ? 'doesn’t' : 'don’t'}.` : ''}`;
}
