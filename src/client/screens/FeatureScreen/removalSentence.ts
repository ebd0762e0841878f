import { formatDate } from '@/domain/formatDate';

/**
 * Says that browsers have removed a feature, or will. Both dates are ISO; on the day itself it counts
 * as removed.
 */
export function removalSentence(removalOn: string, today: string): string {
  const day = formatDate(removalOn, 'day');
  return removalOn <= today
    ? `Browsers removed it on ${day}.`
    : `Browsers will remove it on ${day}.`;
}
