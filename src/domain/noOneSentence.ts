import { formatPercent } from '@/domain/format';

/**
 * Names those left out if no known release is.
 * @param unknownShare 0–1
 */
export function noOneSentence(unknownShare: number): string {
  if (unknownShare === 0) return 'No one: every release your audience uses supports it.';
  if (unknownShare === 1) return 'We don’t know: no release your audience uses is tracked.';
  return `No one we know of: every tracked release supports it. We can’t tell for ${formatPercent(unknownShare)} of your audience.`;
}
