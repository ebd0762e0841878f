import { reachesLine } from '@/domain/CoverageShares';
import { formatPercent } from '@/domain/format';

/** One or two features of a set, and what the set would gain without them, 0–1. */
interface Cost {
  readonly names: readonly string[];
  readonly gainedShare: number;
}

interface SetFacts {
  readonly supportedShare: number;
  /** Of each feature alone, in the order of the set. */
  readonly alone: readonly Cost[];
  /** The two features that cost the most together. */
  readonly pair: Cost | undefined;
  readonly linePercent: number;
}

/** So much of what two features cost is worth naming one of them alone. */
const WORTH_ONE = 0.9;

/** Gains below it are shown as nothing. */
const LEAST_GAIN = 0.0005;

/**
 * What to leave out of a set: one feature where it alone is enough or nearly as good as two, never
 * one that costs nothing by itself. Undefined if leaving out two gains nothing, or nothing would be
 * left.
 */
export function getSetAdvice({
  supportedShare,
  alone,
  pair,
  linePercent,
}: SetFacts): string | undefined {
  if (alone.length < 2) return undefined;
  const best = [...alone].sort((a, b) => b.gainedShare - a.gainedShare)[0];
  const reaches = (cost: Cost) => reachesLine(supportedShare + cost.gainedShare, linePercent);
  const costs = (name: string) =>
    alone.some(({ names, gainedShare }) => names[0] === name && gainedShare >= LEAST_GAIN);

  if (best && best.gainedShare >= LEAST_GAIN) {
    const isEnough = reaches(best) && !reachesLine(supportedShare, linePercent);
    const isNearlyAll = pair === undefined || best.gainedShare >= WORTH_ONE * pair.gainedShare;
    if (isEnough || isNearlyAll || !pair.names.every(costs))
      return `Drop ${best.names[0]} and ${shareAfter(best)} can use the rest${isEnough ? ', which reaches your line' : ''}.`;
  }
  if (!pair || pair.gainedShare < LEAST_GAIN) return undefined;
  const reached = reaches(pair) && !reachesLine(supportedShare, linePercent);
  return `Drop ${pair.names.join(' and ')} and ${shareAfter(pair)} can use the rest${reached ? ', which reaches your line' : ''}.`;

  function shareAfter({ gainedShare }: Cost): string {
    return formatPercent(supportedShare + gainedShare, linePercent);
  }
}
