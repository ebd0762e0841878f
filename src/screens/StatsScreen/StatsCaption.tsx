import type { ReactNode } from 'react';
import styles from './StatsCaption.module.css';

/** What the numbers of a picture mean and how they are counted. */
export function StatsCaption({ children }: { readonly children: ReactNode }) {
  return <p className={styles.caption}>{children}</p>;
}
