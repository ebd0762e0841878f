import type { Day } from '@/domain/Day';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';

export interface BaselineMonth {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly newly: readonly Feature[];
  /** For future months, a projection that assumes no regressions. */
  readonly widely: readonly Feature[];
}

export interface BaselineYear {
  readonly year: number;
  /** January to December. */
  readonly months: readonly BaselineMonth[];
}

export interface DatedFeature {
  readonly feature: Feature;
  readonly newlyOn: Day;
  readonly widelyOn: Day;
}

/** All features that have entered Baseline, earliest first, ties by slug. */
export function listDatedFeatures(catalogue: Catalogue, today: Day): readonly DatedFeature[] {
  return catalogue.features
    .flatMap((feature) => {
      const { newlyOn, widelyOn } = getBaseline(feature, today);
      return newlyOn !== undefined && widelyOn !== undefined
        ? [{ feature, newlyOn, widelyOn }]
        : [];
    })
    .sort((a, b) => compareDays(a.newlyOn, b.newlyOn));
}

export function compareDays(a: Day, b: Day): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** From the first year of Baseline to the current one, oldest first. */
export function baselineYears(catalogue: Catalogue, today: Day): readonly BaselineYear[] {
  const dated = listDatedFeatures(catalogue, today);
  const firstYear = toYear(dated[0]?.newlyOn ?? today);
  const newly = featuresByMonth(dated, 'newlyOn');
  const widely = featuresByMonth(dated, 'widelyOn');

  return Array.from({ length: toYear(today) - firstYear + 1 }, (_, offset) => {
    const year = firstYear + offset;
    const months = Array.from(
      { length: 12 },
      (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
    );
    return {
      year,
      months: months.map((month) => ({
        month,
        newly: newly.get(month) ?? [],
        widely: widely.get(month) ?? [],
      })),
    };
  });
}

/** Features by month, earliest first. */
function featuresByMonth(
  dated: readonly DatedFeature[],
  date: 'newlyOn' | 'widelyOn',
): ReadonlyMap<string, readonly Feature[]> {
  const months = new Map<string, Feature[]>();
  for (const { feature, [date]: day } of dated.toSorted((a, b) => compareDays(a[date], b[date]))) {
    const same = months.get(toMonth(day));
    if (same) same.push(feature);
    else months.set(toMonth(day), [feature]);
  }
  return months;
}

export const toMonth = (day: Day): string => day.slice(0, 7);

const toYear = (day: Day): number => Number(day.slice(0, 4));
