import type { BaselineFacts, BaselineStatus, LimitedReason } from '@/domain/BaselineFacts';
import { BaselineStatusMark } from './BaselineStatusMark';

const WORDS: Readonly<Record<BaselineStatus, string>> = {
  WIDELY: 'Widely available',
  NEWLY: 'Newly available',
  LIMITED: 'Limited availability',
};
const REASONS: Readonly<Record<LimitedReason, string>> = {
  DISCOURAGED: 'discouraged',
  ONE_BROWSER_SHORT: 'missing in one browser',
  NONE_YET: 'no core browser yet',
  MIXED: 'missing in several browsers',
};

/** A Baseline status as a full phrase, with the reason if availability is limited. */
export function BaselineStatement({ baseline }: { readonly baseline: BaselineFacts }) {
  const { status, limitedReason } = baseline;
  const words = limitedReason ? `${WORDS[status]}: ${REASONS[limitedReason]}` : WORDS[status];
  return <BaselineStatusMark baseline={baseline} words={words} since=" since" />;
}
