import { formatLine, formatPercent } from '@/domain/format';
import { reasonSentence } from '@/server/teams/workspaces/reasonSentence';
import type { WatchChange } from './WatchMemory';

const BASELINE: Readonly<Record<string, string>> = {
  LIMITED: 'limited availability',
  NEWLY: 'Baseline newly available',
  WIDELY: 'Baseline widely available',
  null: 'no Baseline status',
};

const COMPUTED = ', computed from newer compat data; web-features has not published it yet';

interface Setting {
  readonly name: string;
  readonly audienceName: string;
  readonly linePercent: number;
}

/** The change, as one plain sentence. */
export function changeSentence(
  { kind, direction, before, after, cause, parts = [] }: WatchChange,
  { name, audienceName, linePercent }: Setting,
): string {
  if (kind !== 'coverage.crossed' && cause === 'CORRECTED')
    return correctionSentence({ kind, before, after }, name);
  switch (kind) {
    case 'coverage.crossed': {
      const side = direction === 'up' ? 'is at or above' : 'is below';
      const shares = `${formatPercent(Number(before), linePercent)} → ${formatPercent(Number(after), linePercent)} of ${audienceName}`;
      const reason = reasonSentence(parts, Number(after) - Number(before));
      return `${name} ${side} your line of ${formatLine(linePercent)}: ${shares}.${reason && ` ${reason}`}`;
    }
    case 'baseline.changed':
      return `${name} went from ${BASELINE[String(before)]} to ${BASELINE[String(after)]}${cause === 'COMPUTED' ? COMPUTED : ''}.`;
    case 'browser.shipped':
      return `${after} ships ${name}.`;
    case 'browser.removed':
      return `${after} no longer ships ${name}.`;
    case 'feature.discouraged':
      return `${name} is discouraged now.`;
  }
}

/** Never news about a browser: what the data said before was wrong. */
function correctionSentence(
  { kind, before, after }: Pick<WatchChange, 'kind' | 'before' | 'after'>,
  name: string,
): string {
  if (kind === 'baseline.changed')
    return `Corrected data: ${name} changes from ${BASELINE[String(before)]} to ${BASELINE[String(after)]}. Earlier data was wrong.`;
  const support = kind === 'browser.shipped' ? 'supports' : 'does not support';
  return `Corrected data: ${after} ${support} ${name}. Earlier data was wrong.`;
}
