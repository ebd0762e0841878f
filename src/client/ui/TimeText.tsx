import { type DateStyle, formatDate } from '@/domain/formatDate';

/** A date (2025-08-14) or month (2025-08). If written out, it shows its ISO form on hover. */
export function TimeText({ date, style = 'iso' }: { date: string; style?: DateStyle }) {
  return (
    <time dateTime={date} title={style === 'iso' ? undefined : date}>
      {formatDate(date, style)}
    </time>
  );
}
