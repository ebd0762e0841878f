import { checkMix } from '@/domain/parsePlatformMix';
import { platformKey } from '@/domain/platformKey';
import { type Platform, PLATFORM_NAMES, PLATFORMS } from '@/domain/platforms.data';

/** The numbers as typed, and the key of the place whose browsers fill the platforms. */
export interface PlatformShares {
  readonly percents: Readonly<Partial<Record<Platform, string>>>;
  readonly from: string;
}

export const NO_SHARES: PlatformShares = { percents: {}, from: 'world' };

/** Reads a key back into the fields of a form. */
export function sharesOfKey(key: string): PlatformShares | undefined {
  const [, parts, from = 'world'] = /^platforms:([^;]+)(?:;from=(.+))?$/.exec(key) ?? [];
  if (parts === undefined) return undefined;
  const percents = new Map(
    parts.split(',').map((part) => part.split('=') as [name: string, percent: string]),
  );
  return { percents: Object.fromEntries(percents), from };
}

/** The audience that the numbers make, or a sentence about what is missing. */
export function readShares({ percents, from }: PlatformShares): {
  readonly key?: string;
  readonly sentence: string;
} {
  const named = PLATFORMS.flatMap((platform) => {
    const text = (percents[platform] ?? '').trim().replace('%', '').trim().replace(',', '.');
    return text === '' ? [] : [{ word: PLATFORM_NAMES[platform], number: Number(text), platform }];
  });
  const wrong = named.find(({ number }) => !(number >= 0 && number <= 100));
  if (wrong) return { sentence: `Enter a number from 0 to 100 for ${wrong.word}.` };
  const checked = checkMix(named);
  if ('mix' in checked)
    return { key: platformKey(checked.mix, from), sentence: 'Adds up to 100 %.' };
  const sum = named.reduce((before, { number }) => before + number, 0);
  const rest = Math.round((100 - sum) * 100) / 100;
  return { sentence: rest > 0 ? `${rest} % left to enter.` : `${-rest} % too much.` };
}
