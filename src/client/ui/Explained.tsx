import { useId } from 'react';
import styles from './Explained.module.css';

interface ExplainedProps {
  readonly label: string;
  /** Shown when the label is pressed; without one, the label is plain text. */
  readonly explanation: string | null | undefined;
}

/** A word that explains itself when pressed. */
export function Explained({ label, explanation }: ExplainedProps) {
  const id = useId();
  if (explanation == null) return label;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.why}>
        {label}
      </button>
      <p id={id} popover="auto" className={styles.explanation}>
        {explanation}
      </p>
    </>
  );
}
