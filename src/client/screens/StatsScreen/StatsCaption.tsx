import type { ReactNode } from 'react';
import styles from './StatsScreen.module.css';

export function StatsCaption({ children }: { readonly children: ReactNode }) {
  return <p className={styles.caption}>{children}</p>;
}
