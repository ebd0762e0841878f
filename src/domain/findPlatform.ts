import { foldText } from './foldText';
import { type Platform, PLATFORM_WORDS, PLATFORMS } from './platforms.data';

const PLATFORM_OF_WORD: ReadonlyMap<string, Platform> = new Map(
  PLATFORMS.flatMap((platform) =>
    PLATFORM_WORDS[platform].map((word) => [foldText(word), platform] as const),
  ),
);

/** The platform that a word stands for, in the languages of the table. */
export function findPlatform(word: string): Platform | undefined {
  return PLATFORM_OF_WORD.get(foldText(word));
}
