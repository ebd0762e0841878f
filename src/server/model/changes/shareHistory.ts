// Why one feature's share moved, from one usage table to the next.
import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { usageHistory } from '@/server/model/forecast/usageHistory';
import type { ChangePart } from './compareSides';
import { partSentence } from './partSentence';
import { findRecount, type Recount } from './recount';
import { Shifts } from './Shifts';
import type { Side } from './Side';

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
  readonly recount: Recount;
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
    const [before, after] = [tables[position]!, to].map((table) => ({ ...table, catalogue })) as [
      Side,
      Side,
    ];
    return {
      from: before.asOf,
      to: after.asOf,
      shifts: new Shifts(before, after),
      recount: findRecount([before, after]),
    };
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
  counted: 'FULL' | 'USABLE',
): readonly ShareStep[] | undefined {
  return getSteps(catalogue, audience)
    ?.map(({ from, to, shifts, recount }) => {
      const { beforeShare, afterShare, parts } = shifts.getShift(feature, feature, counted);
      return {
        from,
        to,
        beforeShare,
        afterShare,
        parts: parts.map((part) => ({
          cause: part.cause,
          share: part.share,
          sentence: partSentence(part, feature, feature, recount),
        })),
      };
    })
    .reverse();
}
