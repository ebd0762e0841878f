import { reachesLine } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/format';
import { isUnclear } from '@/server/model/scan/unclearWords';
import type { DocumentScan } from './scanDocument';
import type { ShownShare } from './ShownShare';

export function toShownShare(uri: string, { facts, line }: DocumentScan): ShownShare {
  const { runsShare } = facts;
  const audience = facts.audience.name;
  const percent = formatPercent(runsShare, line);
  const isReached = reachesLine(runsShare, line);
  const side = isUnclear(facts, line) ? 'unclear at' : isReached ? 'at or above' : 'below';
  return {
    ...{ uri, percent, audience },
    isBelow: side === 'below',
    sentence: `${percent} of ${audience} can run this file, ${side} the line of ${formatLine(line)}.`,
  };
}
