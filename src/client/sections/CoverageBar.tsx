import type { CoverageBar_coverage$key } from '@/__generated__/CoverageBar_coverage.graphql';
import { LoadLine } from '@/client/ui/LoadLine';
import { getBriefShare } from '@/domain/briefShare';
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
 * An audience's load line and the share that governs its verdict. Read inline, so that a hundred bars share their list's single subscription. /
 */
export function CoverageBar({ linePercent, isCell, className, ...props }: CoverageBarProps) {
  const { supportedShare, partialShare, unsupportedShare, unknownShare, shareError } =
    readInlineData(
      graphql`
        fragment CoverageBar_coverage on Coverage @inline {
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
          shareError
        }
      `,
      props.coverage,
    );
  const shares = { supportedShare, partialShare, unsupportedShare, unknownShare };
  const { percent, short } = getBriefShare(shares, linePercent, shareError);
  const bar = (
    <>
      <LoadLine shares={shares} linePercent={linePercent} />
      <span className={className}>
        {percent}
        {short && <small className={styles.part}>{` ${short}`}</small>}
      </span>
    </>
  );
  return isCell ? <td className={coverageCell}>{bar}</td> : bar;
}

/** The class of a table cell that holds one: there bar and share stack on phones. */
export const coverageCell = styles.coverage;
