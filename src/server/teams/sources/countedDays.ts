import type { CountedDays } from './SourceApi';

const DAY_MS = 86_400_000;

/** Four whole weeks, so that every day of the week weighs the same. */
const DAYS = 28;

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Until yesterday: today is not over. */
export const countedDays = (now: number): CountedDays => ({
  from: toDay(now - DAYS * DAY_MS),
  to: toDay(now - DAY_MS),
});
