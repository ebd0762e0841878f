import { addMonths, type Day } from './Day';

/**
 * How long ago a release came out, in the steps people speak of; UNDATED where the data has no
 * date.
 */
export const RELEASE_AGES = [
  'UNDER_HALF_YEAR',
  'UNDER_ONE_YEAR',
  'UNDER_TWO_YEARS',
  'UNDER_THREE_YEARS',
  'UNDER_FIVE_YEARS',
  'OLDER',
  'UNDATED',
] as const;

export type ReleaseAge = (typeof RELEASE_AGES)[number];

const UPPER_MONTHS: readonly (readonly [ReleaseAge, number])[] = [
  ['UNDER_HALF_YEAR', 6],
  ['UNDER_ONE_YEAR', 12],
  ['UNDER_TWO_YEARS', 24],
  ['UNDER_THREE_YEARS', 36],
  ['UNDER_FIVE_YEARS', 60],
];

/** The age on `today`. A release of the future that somebody uses already is as young as can be. */
export function releaseAgeOf(releasedOn: Day | undefined, today: Day): ReleaseAge {
  if (releasedOn === undefined) return 'UNDATED';
  return UPPER_MONTHS.find(([, months]) => addMonths(releasedOn, months) > today)?.[0] ?? 'OLDER';
}
