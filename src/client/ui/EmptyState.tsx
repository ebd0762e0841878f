import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Shown in place of missing content: what would be here, and how to get it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{title}</p>
      {children && <div className={styles.how}>{children}</div>}
    </div>
  );
}
