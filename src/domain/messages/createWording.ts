import { isTrace, shownPercent } from '@/domain/format';
import type { Locale } from './locale';
import type { VerdictMessages, Wording } from './Wording';

/** A language other than English; numbers, lists and dates are written by `Intl`. */
export function createWording(locale: Exclude<Locale, 'en'>, messages: VerdictMessages): Wording {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const percents = new Intl.NumberFormat(locale, { style: 'percent', ...decimals });
  const lines = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const numbers = new Intl.NumberFormat(locale, decimals);
  const counts = new Intl.NumberFormat(locale);
  const months = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    locale,
    messages,
    // Japanese sentences end in a wide stop.
    gap: locale === 'ja' ? '' : ' ',
    percent: (share, linePercent) =>
      isTrace(share, linePercent)
        ? `<\u202F${percents.format(0.001)}`
        : percents.format(shownPercent(share, linePercent) / 100),
    line: (linePercent) => lines.format(linePercent / 100),
    decimal: (number) => numbers.format(number),
    count: (count) => counts.format(count),
    list: (words, conjunction = 'and') =>
      new Intl.ListFormat(locale, {
        type: conjunction === 'and' ? 'conjunction' : 'disjunction',
      }).format(words),
    month: (iso) => months.format(new Date(`${iso.slice(0, 7)}-01T00:00:00Z`)),
  };
}
