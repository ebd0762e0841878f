import { dayNear, isDay } from '@/domain/Day';
import type { DayRange } from './Query';

/** A day, or all days of a month or year: `2024-06-30`, `2024-06`, `2024`. */
export function parseSpan(text: string): DayRange | undefined {
  if (isDay(text)) return { from: text, to: text };
  const [, year, month] = /^(\d{4})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  if (year === undefined || Number(month ?? 1) < 1 || Number(month ?? 1) > 12) return undefined;
  const [first, last] = [month ?? '01', month ?? '12'];
  return { from: dayNear(`${year}-${first}-01`)!, to: dayNear(`${year}-${last}-31`)! };
}
