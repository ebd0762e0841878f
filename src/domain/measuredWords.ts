import { formatCountWithNoun, formatError } from './format';

/** How sure a share of a measured audience is. */
export interface MeasuredShare {
  /** How many were counted. */
  readonly visits: number;
  /** How far the share may be from the true one, 0–1: right 95 times of 100. */
  readonly error: number;
}

/** "± 0.3 points of 48,210 visits" */
export const measuredWords = ({ error, visits }: MeasuredShare): string =>
  `${formatError(error)} points of ${formatCountWithNoun(visits, 'visit')}`;

/** Undefined unless visitors' browsers measured the audience. */
export const toMeasured = (
  visits: number | null | undefined,
  error: number | null | undefined,
): MeasuredShare | undefined => (visits == null || error == null ? undefined : { visits, error });
