import { formatLine, formatPercent } from '@/domain/format';
import type { WatchChange } from './WatchMemory';

const BASELINE: Readonly<Record<string, string>> = {
  LIMITED: 'limited availability',
  NEWLY: 'Baseline newly available',
  WIDELY: 'Baseline widely available',
  null: 'no Baseline status',
};

interface Setting {
  readonly name: string;
  readonly audienceName: string;
  readonly linePercent: number;
}

/** The change, as one plain sentence. */
export function changeSentence(
  { kind, direction, before, after }: WatchChange,
  { name, audienceName, linePercent }: Setting,
): string {
  switch (kind) {
    case 'coverage.crossed': {
      const side = direction === 'up' ? 'is above' : 'is below';
      const shares = `${formatPercent(Number(before), linePercent)} → ${formatPercent(Number(after), linePercent)} of ${audienceName}`;
      return `${name} ${side} your line of ${formatLine(linePercent)}: ${shares}.`;
    }
    case 'baseline.changed':
      return `${name} went from ${BASELINE[String(before)]} to ${BASELINE[String(after)]}.`;
    case 'browser.shipped':
      return `${after} ships ${name}.`;
    case 'browser.removed':
      return `${after} no longer ships ${name}.`;
    case 'feature.discouraged':
      return `${name} is discouraged now.`;
  }
}
