import { reachesLine } from '@/domain/CoverageShares';
import { formatPercent } from '@/domain/format';

/** One or two features of a set, and what the set would gain without them, 0–1. */
interface Cost {
  readonly names: readonly string[];
  readonly gainedShare: number;
}

interface SetFacts {
  readonly supportedShare: number;
  /** The cost of each feature, in the order of the set. */
  readonly single: readonly Cost[];
  /** The two features that cost the most together. */
  readonly pair: Cost | null | undefined;
  readonly linePercent: number;
}

/** If one feature costs this part of what two cost, only that one is named. */
const WORTH_ONE = 0.9;

/** A smaller gain is shown as nothing. */
const LEAST_GAIN = 0.0005;

/**
 * Advises which features to leave out of a set: one if it is enough, or nearly as good as two, never
 * one that costs nothing by itself.
 * @returns undefined if the line is reached, leaving out two gains nothing, or would leave none
 */
export function getSetAdvice({
  supportedShare,
  single,
  pair,
  linePercent,
}: SetFacts): string | undefined {
  if (single.length < 2 || reachesLine(supportedShare, linePercent)) return undefined;
  const best = [...single].sort((a, b) => b.gainedShare - a.gainedShare)[0];
  const reaches = (cost: Cost) => reachesLine(supportedShare + cost.gainedShare, linePercent);
  const costs = (name: string) =>
    single.some(({ names, gainedShare }) => names[0] === name && gainedShare >= LEAST_GAIN);

  if (best && best.gainedShare >= LEAST_GAIN) {
    const isEnough = reaches(best);
    const isNearlyAll = !pair || best.gainedShare >= WORTH_ONE * pair.gainedShare;
    if (isEnough || isNearlyAll || !pair.names.every(costs))
      return `Drop ${best.names[0]} and ${shareAfter(best)} can use the rest${isEnough ? ', which reaches your line' : ''}.`;
  }
  if (!pair || pair.gainedShare < LEAST_GAIN) return undefined;
  return `Drop ${pair.names.join(' and ')} and ${shareAfter(pair)} can use the rest${reaches(pair) ? ', which reaches your line' : ''}.`;

  function shareAfter({ gainedShare }: Cost): string {
    return formatPercent(supportedShare + gainedShare, linePercent);
  }
}
