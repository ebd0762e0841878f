import styles from './SkipLink.module.css';

/**
 * The first element on the page; skips the header and moves focus to <main id="main"
 * tabIndex={-1}>.
 */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  );
}
