import type { CoverageShares } from '@/domain/CoverageShares';
import { formatPercent } from '@/domain/formatPercent';
import { LoadLine } from '@/ui/LoadLine';

import styles from './CoverageCell.module.css';

/** A table cell: the load line of an audience and the share of it that is supported, above one another on phones. */
export function CoverageCell({
  shares,
  linePercent,
}: {
  readonly shares: CoverageShares;
  readonly linePercent: number;
}) {
  return (
    <td className={styles.coverage}>
      <LoadLine shares={shares} linePercent={linePercent} size="row" />
      <span>{formatPercent(shares.supportedShare, linePercent)}</span>
    </td>
  );
}
