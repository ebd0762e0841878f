import { formatCount, formatPercent } from '@/domain/format';
import type { ImportSummary } from '@/engines/importer/forPage';

/** Metrics that read as a noun after a number. */
const NOUN = /^[a-z ]*(?:users|visitors|sessions|visits|views|requests|hits|events|people)$/i;

type Sums = Pick<
  ImportSummary,
  'metric' | 'total' | 'mappedTotal' | 'releases' | 'versionless' | 'isByPlatform'
>;

/**
 * The import's result in two or three sentences.
 * @param placeName the place that fills in missing versions; if undefined, they are unknown
 */
export function importSentence(
  { metric, total, mappedTotal, releases, versionless, isByPlatform }: Sums,
  placeName?: string,
): string {
  const noun = NOUN.test(metric) ? ` ${metric.toLowerCase()}` : '';
  const whole = `${formatAmount(total)}${noun}`;
  const filled =
    placeName === undefined ? 0 : versionless.reduce((sum, { count }) => sum + count, 0);
  const rest = total - mappedTotal - filled;
  const count = `${formatCount(releases.length)} ${releases.length === 1 ? 'version' : 'versions'}`;
  return [
    mappedTotal > 0 || filled === 0
      ? `Matched ${formatPercent(mappedTotal / total)} of ${whole} to ${count}.`
      : `This file has no ${isByPlatform ? 'browsers' : 'versions'}: the versions of ${formatPercent(filled / total)} of ${whole} are estimated from ${placeName}.`,
    mappedTotal > 0 && filled > 0
      ? `The versions of ${formatPercent(filled / total)} are estimated from ${placeName}.`
      : '',
    rest > total * 1e-9 ? `The other ${formatPercent(rest / total)} count as unknown.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Counts as integers, shares with up to three decimals. */
export function formatAmount(value: number): string {
  return Number.isInteger(value) ? formatCount(value) : String(Math.round(value * 1000) / 1000);
}
