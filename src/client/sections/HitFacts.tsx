import { LoadLine } from '@/client/ui/LoadLine';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import type { BaselineFacts } from '@/domain/BaselineFacts';
import { getBaselineTarget } from '@/domain/baselineTarget';
import { getBriefShare } from '@/domain/briefShare';
import type { CoverageShares } from '@/domain/CoverageShares';
import { judgeVerdict } from '@/domain/judgeVerdict';
import { usePreferences } from '@/relay/route/RouteRoot';
import { BaselineStatusMark } from './BaselineStatusMark';
import styles from './HitFacts.module.css';

interface HitFactsProps {
  readonly coverage: CoverageShares & {
    readonly audience: { readonly isFixed: boolean };
    /** Null unless the audience’s browsers are measured. */
    readonly shareError: number | null | undefined;
  };
  /** Absent for a key without support data. */
  readonly baseline?: BaselineFacts | null;
  readonly linePercent: number;
}

/**
 * A hit's verdict, the share it is about, and Baseline status. The share is given in words, so the
 * line need not be shown.
 */
export function HitFacts({ coverage, baseline, linePercent }: HitFactsProps) {
  const { audience } = usePreferences();
  const { answer } = judgeVerdict({
    shares: coverage,
    linePercent,
    isDiscouraged: baseline?.limitedReason === 'DISCOURAGED',
    isFixed: coverage.audience.isFixed,
    baseline: baseline ?? null,
    target: getBaselineTarget(audience, baseline ? [baseline] : []),
  });
  const { percent, can, short } = getBriefShare(coverage, linePercent, coverage.shareError);
  return (
    <>
      <span className={styles.answer}>{answer}</span>
      <span aria-hidden="true">
        <LoadLine shares={coverage} linePercent={linePercent} />
      </span>
      <span className={styles.share}>
        {percent}
        <VisuallyHidden>{` of your audience ${can}`}</VisuallyHidden>
        {short && <small>{` ${short}`}</small>}
      </span>
      <span className={styles.baseline}>
        {baseline && <BaselineStatusMark baseline={baseline} />}
      </span>
    </>
  );
}
