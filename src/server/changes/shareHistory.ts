// Why one feature's share moved, from one usage table to the next.
import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import type { Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { usageHistory } from '@/server/forecast/usageHistory';
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
}

const worldSteps = memoizeByCatalogue('shareSteps', (catalogue): readonly Step[] => {
  const tables = usageHistory(catalogue);
  return tables.slice(1).map((table, position) => {
    const [from, to] = [tables[position]!, table];
    return {
      from: from.asOf,
      to: to.asOf,
      shifts: new Shifts({ ...from, catalogue }, { ...to, catalogue }),
    };
  });
});

/** Latest first; undefined without past usage data. */
export function shareHistory(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly ShareStep[] | undefined {
  if (audience.key !== 'world') return undefined;
  return worldSteps(catalogue)
    .map(({ from, to, shifts }) => {
      const { beforeShare, afterShare, parts } = shifts.getShift(feature, feature);
      return {
        from,
        to,
        beforeShare,
        afterShare,
        parts: parts.map((part) => ({
          cause: part.cause,
          share: part.share,
          sentence: partSentence(part, feature, feature),
        })),
      };
    })
    .reverse();
}
