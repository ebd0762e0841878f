import type { Verdict as VerdictParts } from '@/domain/verdict';
import styles from './VerdictText.module.css';

/** The answer as a sentence, first on the page. */
export function VerdictText({ verdict }: { verdict: VerdictParts }) {
  const { heading, share, distance, reasons } = verdict;
  return (
    <p className={styles.verdict}>
      <strong>{`${heading}.`}</strong>
      {` ${share}, `}
      <strong>{distance}</strong>
      {['.', ...reasons].join(' ')}
    </p>
  );
}
