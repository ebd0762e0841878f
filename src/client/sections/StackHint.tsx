import styles from './StackHint.module.css';

/** Says once, next to a list with such buttons, what “+” does. */
export function StackHint() {
  return <p className={styles.hint}>Collect features with +, then see who can use all of them.</p>;
}
