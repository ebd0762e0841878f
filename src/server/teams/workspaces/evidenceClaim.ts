import { getBriefShare } from '@/domain/briefShare';
import { escapeMarkdown } from '@/domain/escapeMarkdown';
import { measuredWords } from '@/domain/measuredWords';
import { getShareWords } from '@/domain/shareWords';
import type { DecisionEvidence } from './DecisionEvidence';

/** “96.5 % of World could use it (5.2 % only in part)”, in Markdown; of a measured audience, how sure it is. */
export function evidenceClaim({
  audienceName,
  linePercent,
  measured,
  ...shares
}: DecisionEvidence): string {
  const { percent, can } = getBriefShare(shares, linePercent);
  const { rest } = getShareWords({ shares, linePercent });
  const second = rest === undefined ? '' : ` (${toPast(rest)})`;
  const error = measured ? ` (${measuredWords(measured)})` : '';
  return `${percent}${error} of ${escapeMarkdown(audienceName)} ${toPast(can)}${second}`;
}

const toPast = (words: string): string => words.replace(/\bcan use\b/, 'could use');
