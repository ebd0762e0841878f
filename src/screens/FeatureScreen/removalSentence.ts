import { formatDate } from '@/domain/formatDate';

/**
 * Whether browsers have removed a feature or are going to; both days are ISO. On the day itself it
 * counts as removed.
 */
export function removalSentence(removalOn: string, today: string): string {
  const day = formatDate(removalOn, 'day');
  return removalOn <= today
    ? `Browsers removed it on ${day}.`
    : `Browsers will remove it on ${day}.`;
}
