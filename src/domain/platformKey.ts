import type { PlatformMix } from './parsePlatformMix';
import { PLATFORM_NAMES } from './platforms.data';

const WORLD = 'world';

/** The key of an audience by platform, `platforms:ios=60,android=40;from=region:DE`. */
export function platformKey(mix: PlatformMix, from: string = WORLD): string {
  const parts = mix.map(([platform, percent]) => `${platform}=${percent}`).join(',');
  return `platforms:${parts}${from === WORLD ? '' : `;from=${from}`}`;
}

/** “60 % iOS, 30 % Android, 10 % desktop”. */
export const describeMix = (mix: PlatformMix): string =>
  mix.map(([platform, percent]) => `${percent} % ${PLATFORM_NAMES[platform]}`).join(', ');
