import { formatCount } from '@/domain/format';

/** How many uses came or went: “+3”. Empty where nothing had been reported before. */
export function formatUseTrend(useCount: number, before: number | null | undefined): string {
  if (before == null) return '';
  const more = useCount - before;
  if (more === 0) return '±0';
  return more > 0 ? `+${formatCount(more)}` : `−${formatCount(-more)}`;
}
