import type { Verdict as VerdictParts } from '@/domain/verdict';
import styles from './VerdictText.module.css';

/** The answer as a sentence, first on the page. */
export function VerdictText({ verdict }: { verdict: VerdictParts }) {
  const { heading, share, distance, rest, missing, reasons } = verdict;
  return (
    <p className={styles.verdict}>
      <strong>{`${heading}.`}</strong>
      {` ${share}, `}
      <strong>{distance}</strong>
      {[`${rest ? `; ${rest}` : ''}.`, missing, ...reasons].filter(Boolean).join(' ')}
    </p>
  );
}
