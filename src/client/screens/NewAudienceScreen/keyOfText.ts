import { parsePlatformMix } from '@/domain/parsePlatformMix';
import { platformKey } from '@/domain/platformKey';
import { readBrowserslist } from '@/engines/importer/forPage';

/**
 * The audience that a pasted text stands for: shares of platforms, or a browserslist configuration.
 * Shares that don't add up stay as they are, so that the server says what is missing.
 */
export function keyOfText(text: string): string | undefined {
  const platforms = parsePlatformMix(text);
  if (platforms) return 'mix' in platforms ? platformKey(platforms.mix) : text.trim();
  const pasted = readBrowserslist(text);
  return pasted && `browserslist:${pasted.query}`;
}
