// Converts between two date fields and the value of `baseline_date:`. The query language has no
// open-ended ranges, so an empty field becomes a date beyond all data.
import { isDay } from '@/domain/Day';

/** The fields' values; empty for an open end. */
export interface DayFields {
  readonly from: string;
  readonly to: string;
}

/** Before the oldest core browser, and after any planned date. */
export const OPEN_ENDS: DayFields = { from: '2000-01-01', to: '2099-12-31' };

/** Parses a value such as `2024-01-01..2024-12-31`. */
export function parseDayFields(value: string | undefined): DayFields {
  const [from = '', to = ''] = value?.split('..') ?? [];
  return { from: from === OPEN_ENDS.from ? '' : from, to: to === OPEN_ENDS.to ? '' : to };
}

/**
 * The value for two fields: empty for any date, or a sentence that says which field is wrong and
 * why.
 */
export function formatDayRange({
  from,
  to,
}: DayFields):
  | { readonly value: string }
  | { readonly at: keyof DayFields; readonly problem: string } {
  const range = { from: from || OPEN_ENDS.from, to: to || OPEN_ENDS.to };
  for (const at of ['from', 'to'] as const) {
    if (!isDay(range[at]) || range[at] < OPEN_ENDS.from || range[at] > OPEN_ENDS.to) {
      return {
        at,
        problem: `Enter a date between ${OPEN_ENDS.from} and ${OPEN_ENDS.to}, or leave it empty.`,
      };
    }
  }
  if (range.from > range.to)
    return {
      at: 'to',
      problem: `The end date, ${range.to}, is before the start date, ${range.from}.`,
    };
  return { value: from === '' && to === '' ? '' : `${range.from}..${range.to}` };
}
