import styles from './SkipLink.module.css';

/** First in the page; leads past the header to <main id="main" tabIndex={-1}>. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  );
}
