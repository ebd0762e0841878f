// Reads “60 % iOS, 30 % Android, 10 % desktop”, however people write it. Pitfall: “ios 15, android 90”
// is a Browserslist query, too, so without signs of percent only numbers that add up are a mix.
import { findPlatform } from './findPlatform';
import { type Platform, PLATFORM_NAMES, PLATFORMS } from './platforms.data';

/** Percent by platform, in the order of a key. */
export type PlatformMix = readonly (readonly [platform: Platform, percent: number])[];

export type ParsedMix = { readonly mix: PlatformMix } | { readonly problem: string };

/** People round each number, so three of them may add up to 99 or 101. */
const TOLERANCE = 1;

const MAX_LENGTH = 600;

/** Undefined for a text that is about something else. */
export function parsePlatformMix(text: string): ParsedMix | undefined {
  const pairs = text.length > MAX_LENGTH ? undefined : readPairs(text);
  if (!pairs || pairs.length === 0) return undefined;
  const named = pairs.map(({ word, number }) => ({ word, number, platform: findPlatform(word) }));
  if (!named.some(({ platform }) => platform !== undefined && platform !== 'other'))
    return undefined;
  const checked = checkMix(named);
  // Without a sign that they are shares, numbers may be versions.
  return 'mix' in checked || /[%٪％=]|\bpercent\b|\bprozent\b|\bpour ?cent\b/i.test(text)
    ? checked
    : undefined;
}

/** @returns the mix, or the sentence that says what is missing */
export function checkMix(
  named: readonly {
    readonly word: string;
    readonly number: number;
    readonly platform: Platform | undefined;
  }[],
): ParsedMix {
  const stranger = named.find(({ platform }) => platform === undefined);
  if (stranger)
    return {
      problem: `“${stranger.word.slice(0, 40)}” isn’t a platform we know. Use ${Object.values(PLATFORM_NAMES).join(', ')}.`,
    };
  const percents = new Map<Platform | undefined, number>();
  for (const { platform, number } of named)
    percents.set(platform, (percents.get(platform) ?? 0) + number);
  const mix = PLATFORMS.flatMap((platform) => {
    const percent = roundPercent(percents.get(platform) ?? 0);
    return percent > 0 ? [[platform, percent] as const] : [];
  });
  const sum = roundPercent(mix.reduce((before, [, percent]) => before + percent, 0));
  return Math.abs(sum - 100) <= TOLERANCE
    ? { mix }
    : { problem: `The platforms add up to ${sum} %, not to 100 %. ${describeRest(sum)}` };
}

const describeRest = (sum: number): string =>
  sum < 100
    ? `Name the other ${roundPercent(100 - sum)} %: as “other” it counts as unknown.`
    : 'Correct one of the numbers.';

const roundPercent = (percent: number): number => Math.round(percent * 100) / 100;

interface Pair {
  readonly word: string;
  readonly number: number;
}

const TOKEN = /(\d+(?:[.,]\d+)?)|([^\d]+)/g;

/** Numbers and names in turn, either first; undefined if they don't alternate. */
function readPairs(text: string): readonly Pair[] | undefined {
  const tokens = [...text.matchAll(TOKEN)]
    .map(([, number, words = '']) =>
      number === undefined ? cleanWords(words) : Number(number.replace(',', '.')),
    )
    .filter((token) => token !== '');
  if (tokens.length % 2 > 0) return undefined;
  const pairs: Pair[] = [];
  for (let at = 0; at < tokens.length; at += 2) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (typeof first === 'number' && typeof second === 'string')
      pairs.push({ word: second, number: first });
    else if (typeof first === 'string' && typeof second === 'number')
      pairs.push({ word: first, number: second });
    else return undefined;
  }
  return pairs.every((_, at) => isSameOrder(tokens, at)) ? pairs : undefined;
}

const isSameOrder = (tokens: readonly unknown[], at: number): boolean =>
  typeof tokens[0] === typeof tokens[at * 2];

const FILLERS =
  /^(?:and|und|et|y|e|en|og|och|percent|per cent|prozent|pour ?cent|por ?ciento|on|of|auf|use|uses|sur|in|with|mit|users|are)(?=\s|$)|(?<=\s|^)(?:and|und|et|y|users|nutzer|percent|prozent|about|circa|ca)$/i;

/** A name without signs and words between two parts. */
function cleanWords(words: string): string {
  let text = trimSigns(words);
  for (let before = ''; before !== text;) {
    before = text;
    text = trimSigns(text.replace(FILLERS, ''));
  }
  return text;
}

const trimSigns = (text: string): string =>
  text.replace(/^[\s%٪％,;:.=+|/&()\-–—*•~≈]+|[\s%٪％,;:=+|&(\-–—*•~≈]+$/g, '');
