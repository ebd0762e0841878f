import { getBriefShare } from '@/domain/briefShare';
import { escapeMarkdown } from '@/domain/escapeMarkdown';
import { getShareWords } from '@/domain/shareWords';
import type { DecisionEvidence } from './DecisionEvidence';

/** “96.5 % of World could use it (5.2 % only in part)”, in Markdown. */
export function evidenceClaim({ audienceName, linePercent, ...shares }: DecisionEvidence): string {
  const { percent, can } = getBriefShare(shares, linePercent);
  const { rest } = getShareWords({ shares, linePercent });
  const second = rest === undefined ? '' : ` (${toPast(rest)})`;
  return `${percent} of ${escapeMarkdown(audienceName)} ${toPast(can)}${second}`;
}

const toPast = (words: string): string => words.replace(/\bcan use\b/, 'could use');
