import { formatPercent } from '@/domain/format';
import { formatValueShare } from '@/domain/valueShare';

/** A value of an audience's visits, such as revenue, and the smallest share it is known to. */
export interface KnownValue {
  readonly name: string;
  readonly step: number;
}

interface Cost {
  readonly lostShare: number;
  readonly lostValueShare: number | null | undefined;
}

/** "2.1 % without support", or "2.1 % without support, 1 % of Total revenue" with such a value. */
export function costWords({ lostShare, lostValueShare }: Cost, value?: KnownValue | null): string {
  const people = `${formatPercent(lostShare)} without support`;
  return value && lostValueShare != null && lostShare > 0
    ? `${people}, ${formatValueShare(lostValueShare, value.step)} of ${value.name}`
    : people;
}
