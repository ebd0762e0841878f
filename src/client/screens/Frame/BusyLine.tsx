import styles from './BusyLine.module.css';
import { useIsNavigating } from './useIsNavigating';

/** A thin line at the top of the window while the next page is slow to load. */
export function BusyLine() {
  return useIsNavigating() ? (
    <div role="progressbar" aria-label="Loading the page" className={styles.line} />
  ) : null;
}
