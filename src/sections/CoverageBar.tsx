/* eslint-disable relay/unused-fields -- The shares go whole to LoadLine, which knows no Relay. */
import type { CoverageBar_coverage$key } from '@/__generated__/CoverageBar_coverage.graphql';
import { formatPercent } from '@/domain/formatPercent';
import { graphql, readInlineData } from '@/relay/hooks';
import { LoadLine } from '@/ui/LoadLine';
import styles from './CoverageBar.module.css';

interface CoverageBarProps {
  readonly coverage: CoverageBar_coverage$key;
  readonly linePercent: number;
  /** A cell of a table, in which the two stand above one another on phones. */
  readonly isCell?: boolean;
  /** Of the share. */
  readonly className?: string | undefined;
}

/**
 * The load line of an audience and the share of it that is supported. Read inline: a hundred bars
 * are part of the one subscription of their list.
 */
export function CoverageBar({ linePercent, isCell, className, ...props }: CoverageBarProps) {
  const shares = readInlineData(
    graphql`
      fragment CoverageBar_coverage on Coverage @inline {
        supportedShare
        partialShare
        unsupportedShare
        unknownShare
      }
    `,
    props.coverage,
  );
  const bar = (
    <>
      <LoadLine shares={shares} linePercent={linePercent} />
      <span className={className}>{formatPercent(shares.supportedShare, linePercent)}</span>
    </>
  );
  return isCell ? <td className={styles.coverage}>{bar}</td> : bar;
}
