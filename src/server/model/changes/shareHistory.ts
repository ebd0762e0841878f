// Why one feature's share moved, from one usage table to the next.
import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { usageHistory } from '@/server/model/forecast/usageHistory';
import type { ChangePart } from './compareSides';
import { partSentence } from './partSentence';
import { Shifts } from './Shifts';

export interface ShareStep {
  readonly from: Day;
  readonly to: Day;
  readonly beforeShare: number;
  readonly afterShare: number;
  readonly parts: readonly ChangePart[];
}

interface Step {
  readonly from: Day;
  readonly to: Day;
  readonly shifts: Shifts;
  /** The usage source changed: people don’t switch browsers in such numbers within a few months. */
  readonly isRecounted: boolean;
}

interface PastTable {
  readonly asOf: Day;
  readonly weights: Float64Array;
}

const worldSteps = memoizeByCatalogue('shareSteps', (catalogue) =>
  stepsBetween(catalogue, usageHistory(catalogue)),
);

const renewedSteps = memoizeByCatalogue(
  'renewedSteps',
  () => new WeakMap<Audience, readonly Step[]>(),
);

const stepsBetween = (catalogue: Catalogue, tables: readonly PastTable[]): readonly Step[] =>
  tables.slice(1).map((to, position) => {
    const from = tables[position]!;
    return {
      from: from.asOf,
      to: to.asOf,
      shifts: new Shifts({ ...from, catalogue }, { ...to, catalogue }),
      isRecounted: hasNewCount(catalogue, from, to),
    };
  });

/** A browser’s total rarely changes by more between two tables: a share, 0–1. */
const MOST_SWITCHED = 0.05;

const hasNewCount = ({ browsers }: Catalogue, from: PastTable, to: PastTable): boolean =>
  browsers.some(({ releases }) => {
    const total = ({ weights }: PastTable) =>
      releases.reduce((sum, { unit }) => sum + weights[unit]!, 0);
    return Math.abs(total(to) - total(from)) > MOST_SWITCHED;
  });

function getSteps(catalogue: Catalogue, audience: Audience): readonly Step[] | undefined {
  if (audience.key === 'world') return worldSteps(catalogue);
  if (!audience.renewal) return undefined;
  const memory = renewedSteps(catalogue);
  const known = memory.get(audience);
  if (known) return known;
  const tables = audience.renewal.past.map(({ on, weights }) => ({ asOf: on, weights }));
  const steps = stepsBetween(catalogue, tables);
  memory.set(audience, steps);
  return steps;
}

/** Latest first; undefined without past usage data. */
export function shareHistory(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly ShareStep[] | undefined {
  return getSteps(catalogue, audience)
    ?.map(({ from, to, shifts, isRecounted }) => {
      const { beforeShare, afterShare, parts } = shifts.getShift(feature, feature);
      return {
        from,
        to,
        beforeShare,
        afterShare,
        parts: parts.map((part) => ({
          cause: part.cause,
          share: part.share,
          sentence: partSentence(part, feature, feature, isRecounted),
        })),
      };
    })
    .reverse();
}
