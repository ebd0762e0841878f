import type { CoverageBar_coverage$key } from '@/__generated__/CoverageBar_coverage.graphql';
import { LoadLine } from '@/client/ui/LoadLine';
import { formatPercent } from '@/domain/format';
import { graphql, readInlineData } from '@/relay/hooks';
import styles from './CoverageBar.module.css';

interface CoverageBarProps {
  readonly coverage: CoverageBar_coverage$key;
  readonly linePercent: number;
  /** Wraps it in its own table cell. */
  readonly isCell?: boolean;
  /** For the share. */
  readonly className?: string | undefined;
}

/**
 * An audience's load line, and the share that can use a feature, or at least part of it if most can
 * use no more. Read inline, so that a hundred bars share their list's single subscription. /
 */
export function CoverageBar({ linePercent, isCell, className, ...props }: CoverageBarProps) {
  const { supportedShare, partialShare, unsupportedShare, unknownShare } = readInlineData(
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
  // The share of the few who can use all of it would not explain a bar that is mostly hatched.
  const isInPart = partialShare > supportedShare;
  const share = isInPart ? supportedShare + partialShare : supportedShare;
  const bar = (
    <>
      <LoadLine
        shares={{ supportedShare, partialShare, unsupportedShare, unknownShare }}
        linePercent={linePercent}
      />
      <span className={className}>
        {formatPercent(share, linePercent)}
        {isInPart && <small className={styles.part}> in part</small>}
      </span>
    </>
  );
  return isCell ? <td className={coverageCell}>{bar}</td> : bar;
}

/** The class of a table cell that holds one: there bar and share stack on phones. */
export const coverageCell = styles.coverage;
