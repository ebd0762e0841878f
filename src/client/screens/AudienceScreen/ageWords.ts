import type { ReleaseAge } from '@/domain/ReleaseAge';

/** Labels for release ages, youngest first. */
export const AGE_WORDS: Readonly<Record<ReleaseAge, string>> = {
  UNDER_HALF_YEAR: 'under 6 months',
  UNDER_ONE_YEAR: '6 to 12 months',
  UNDER_TWO_YEARS: '1 to 2 years',
  UNDER_THREE_YEARS: '2 to 3 years',
  UNDER_FIVE_YEARS: '3 to 5 years',
  OLDER: '5 years or more',
  UNDATED: 'no release date',
};
