import { formatDate } from './formatDate';
import { formatLine, formatPercent } from './formatPercent';
import { listOf } from './listOf';

export interface ForecastFacts {
  readonly state: 'REACHED' | 'EXPECTED' | 'LATER' | 'NOT_FORESEEABLE';
  /** ISO days; missing beyond four years. */
  readonly earliestOn?: string | null | undefined;
  readonly likelyOn?: string | null | undefined;
  readonly latestOn?: string | null | undefined;
  /** The share, 0–1, that uses a browser that ships it. */
  readonly greatestShare: number;
  /** Those that do not, heaviest first. */
  readonly absentIn: readonly { readonly name: string }[];
}

/** When the line is reached, in words; undefined where it is. */
export function forecastSentence(forecast: ForecastFacts, linePercent: number): string | undefined {
  const line = formatLine(linePercent);
  switch (forecast.state) {
    case 'REACHED':
      return undefined;
    case 'EXPECTED':
      return `${line} of your audience: ${whenExpected(forecast)}.`;
    case 'LATER':
      return `${line} of your audience: not within four years, if people go on updating as they do.`;
    case 'NOT_FORESEEABLE':
      return `When ${line} of your audience can use it is not foreseeable: ${whyNot(forecast, linePercent)}.`;
  }
}

function whenExpected({ earliestOn, likelyOn, latestOn }: ForecastFacts): string {
  const [earliest, likely, latest] = [earliestOn, likelyOn, latestOn].map((day) =>
    day ? formatDate(day, 'month') : undefined,
  );
  const middle = likely === undefined ? '' : `likely in ${likely}, `;
  if (latest === undefined)
    return `${middle}in ${earliest} at the earliest, perhaps not within four years`;
  return earliest === latest ? `in ${latest}` : `${middle}between ${earliest} and ${latest}`;
}

function whyNot({ greatestShare, absentIn }: ForecastFacts, linePercent: number): string {
  if (greatestShare === 0) return 'no browser they use ships it';
  const without = listOf(absentIn.slice(0, 2).map(({ name }) => name));
  return `${formatPercent(greatestShare, linePercent)} use a browser that ships it${without && `, and ${without} ${absentIn.length === 1 ? 'does' : 'do'} not`}`;
}
