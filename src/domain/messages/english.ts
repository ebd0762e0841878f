import { formatCount, formatDecimal, formatLine, formatList, formatPercent } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { shares } from './__generated__/shares.en';
import { verdict } from './__generated__/verdict.en';
import type { Wording } from './Wording';

/** Numbers are written without `Intl`: the first formatter of a page would cost it 30 to 40 ms. */
export const ENGLISH: Wording = {
  locale: 'en',
  messages: { ...shares, ...verdict },
  gap: ' ',
  percent: formatPercent,
  line: formatLine,
  decimal: formatDecimal,
  count: formatCount,
  list: formatList,
  month: (iso) => formatDate(iso, 'month'),
};
