import { addMonths, type Day } from './Day';

/** Age buckets for releases; UNDATED if the data has no release date. */
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

/** The age on `today`. A release dated in the future but already in use counts as the youngest. */
export function getReleaseAge(releasedOn: Day | undefined, today: Day): ReleaseAge {
  if (releasedOn === undefined) return 'UNDATED';
  return UPPER_MONTHS.find(([, months]) => addMonths(releasedOn, months) > today)?.[0] ?? 'OLDER';
}
