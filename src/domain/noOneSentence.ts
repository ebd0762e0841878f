import { formatPercent } from '@/domain/format';

/**
 * Names those left out if no known release is.
 * @param unknownShare 0–1
 */
export function noOneSentence(unknownShare: number): string {
  if (unknownShare === 0) return 'No one: every version your audience uses supports it.';
  if (unknownShare === 1) return 'We don’t know: we recognize no version your audience uses.';
  return `No one we know of: every version we recognize supports it. We can’t tell for ${formatPercent(unknownShare)} of your audience.`;
}
