import { formatList, formatPoints } from '@/domain/format';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import type { Recount } from './recount';
import type { BrowserPart, ShiftPart } from './Shifts';

const MAX_BROWSERS = 4;

/** Smaller ones are not worth a name. */
const LEAST_SHARE = 0.0005;

/**
 * The cause in one sentence, with points by browser.
 * @param recount whether the usage source began to count browsers in another way
 */
export function partSentence(
  { cause, browsers }: ShiftPart,
  before: Feature | undefined,
  after: Feature,
  recount: Recount = 'NONE',
): string {
  switch (cause) {
    case 'SHIPPED':
      return `${shippedWords(browsers)}.`;
    case 'CORRECTED':
      return `The data about older releases was corrected${formatBrowsers(browsers)}.`;
    case 'AUDIENCE_MOVED':
      return `${MOVED_WORDS[recount]}${formatBrowsers(browsers)}.`;
    case 'DEFINITION_CHANGED':
      return `${definitionWords(before, after)}.`;
    case 'CLOCK':
      return 'Time passed.';
  }
}

const MOVED_WORDS: Readonly<Record<Recount, string>> = {
  NONE: 'Browser mix changed',
  ONLY: 'The usage source counts browsers differently',
  ALSO: 'The usage source counts browsers differently, and the browser mix changed',
};

function shippedWords(browsers: readonly BrowserPart[]): string {
  const name = ({ browser, release, share }: BrowserPart) =>
    `${browser.name}${release ? ` ${release.version}` : ''} (${formatPoints(share)})`;
  const [gained, lost] = [true, false].map((isGain) =>
    shorten(
      browsers.filter(({ share }) => share > 0 === isGain),
      name,
    ),
  );
  return [gained && `Shipped by ${gained}`, lost && `Dropped by ${lost}`]
    .filter(Boolean)
    .join('. ');
}

function formatBrowsers(browsers: readonly BrowserPart[]): string {
  const words = shorten(browsers, ({ browser, share }) => `${browser.name} ${formatPoints(share)}`);
  return words && `: ${words}`;
}

/** The largest, and how many more. Empty for none. */
function shorten(browsers: readonly BrowserPart[], name: (part: BrowserPart) => string): string {
  const worth = browsers.filter(({ share }) => Math.abs(share) >= LEAST_SHARE);
  const shown = (worth.length > 0 ? worth : browsers).slice(0, MAX_BROWSERS);
  const more = worth.length - shown.length;
  return formatList([...shown.map(name), ...(more > 0 ? [`${more} more`] : [])]);
}

function definitionWords(before: Feature | undefined, after: Feature): string {
  if (!before) return 'The earlier data did not define it';
  const [old, now] = [before, after].map(({ keys }) => new Set(keys.map(({ path }) => path)));
  const added = [...now!].filter((path) => !old!.has(path)).length;
  const removed = [...old!].filter((path) => !now!.has(path)).length;
  return added + removed === 0
    ? 'web-features states its support differently'
    : `web-features defines it by other compat keys: ${added} added, ${removed} removed`;
}
