import { formatCount } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { STALE_REPORT_DAYS } from '@/domain/useReports';

/** How many uses came or went: “+3”. Empty where nothing had been reported before. */
export function formatUseTrend(useCount: number, before: number | null | undefined): string {
  if (before == null) return '';
  const more = useCount - before;
  if (more === 0) return '±0';
  return more > 0 ? `+${formatCount(more)}` : `−${formatCount(-more)}`;
}

/** “reported on 3 May 2026”, and what follows from it where that is long ago. @param reportedAt ISO */
export function writeReportedOn(reportedAt: string, ageDays: number): string {
  const day = `reported on ${formatDate(reportedAt.slice(0, 10), 'day')}`;
  return ageDays > STALE_REPORT_DAYS
    ? `${day}, ${formatCount(ageDays)} days ago: it may use other features now`
    : day;
}
