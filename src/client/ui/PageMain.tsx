import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** The page's content, at page width; the skip link's target. */
export function PageMain({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {children}
    </main>
  );
}
