import styles from './StackHint.module.css';

/** Says once, beside a list with their buttons, what “+” does. */
export function StackHint() {
  return (
    <p className={styles.hint}>+ adds a feature to your stack: see who can use all of them.</p>
  );
}
