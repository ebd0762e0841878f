import { formatPercent } from '@/domain/format';
import { shares } from './__generated__/shares.en';
import type { ShareWording } from './Wording';

/** Apart from the sentences of verdicts, which few pages have. */
export const ENGLISH_SHARES: ShareWording = { messages: shares, percent: formatPercent };
