import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import type { Preferences } from '@/domain/preferences';

/**
 * The address of an answer that travels (`/badge/features/has.svg`) for an audience and a line. Those who follow it have other cookies, so it names both,
 * except where they are what an address without them means.
 */
export function answerAddress(
  path: string,
  { audience, linePercent }: Preferences,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(parameters);
  if (audience !== DEFAULT_AUDIENCE_KEY) search.set('audience', audience);
  if (linePercent !== DEFAULT_LINE_PERCENT) search.set('line', String(linePercent));
  const text = search.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}
